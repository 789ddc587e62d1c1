#!/usr/bin/env bash
# Asks a server everything that its OpenAPI description allows, and much that it does not: no fault of the server, and no
# answer that is not described. Needs schemathesis (pip install schemathesis).
#
#     cargo build && tools/schemathesis.sh [EXAMPLES]
set -euo pipefail
cd "$(dirname "$0")/.."
source tools/serve.sh

examples=${1:-100}
program=$(realpath "${REGULA:-target/debug/regula}")
begin_server "$program"

# Its caches stay out of the project.
cd "$folder"
# What a schema cannot say of a position, a move or an id is refused with 400 and a reason: that is no fault.
status=0
schemathesis run "$url/api/v1/openapi.json" --max-examples "$examples" --exclude-checks positive_data_acceptance --no-color || status=$?
cat "$folder/log" >&2
exit "$status"
