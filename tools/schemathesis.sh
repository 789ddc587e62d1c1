#!/usr/bin/env bash
# Asks a server everything that its OpenAPI description allows, and much that it does not: no fault of the server, and no
# answer that is not described. Needs schemathesis (pip install schemathesis).
#
#     cargo build && tools/schemathesis.sh [EXAMPLES]
set -euo pipefail
cd "$(dirname "$0")/.."

examples=${1:-100}
program=$(realpath "${REGULA:-target/debug/regula}")
folder=$(mktemp -d)
"$program" serve --listen 127.0.0.1:0 --data-dir "$folder/data" --rate-limit off --log warn > "$folder/out" 2> "$folder/log" &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
until grep -q http:// "$folder/out"; do
  kill -0 "$server" 2>/dev/null || { cat "$folder/log" >&2; exit 1; }
  sleep 0.2
done
url=$(grep -o 'http://[^/]*' "$folder/out")

# Its caches stay out of the project.
cd "$folder"
# What a schema cannot say of a position, a move or an id is refused with 400 and a reason: that is no fault.
status=0
schemathesis run "$url/api/v1/openapi.json" --max-examples "$examples" --exclude-checks positive_data_acceptance --no-color || status=$?
cat "$folder/log" >&2
exit "$status"
