# To be read in: `begin_server PROGRAM` starts a server on a free port, with a data folder that goes with the script. It sets
# `server` (its process), `url` and `folder` (with `log`).
begin_server() {
  folder=$(mktemp -d)
  "$1" serve --listen 127.0.0.1:0 --data-dir "$folder/data" --rate-limit off --log warn > "$folder/out" 2> "$folder/log" &
  server=$!
  trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
  until grep -q http:// "$folder/out"; do
    kill -0 "$server" 2>/dev/null || { cat "$folder/log" >&2; exit 1; }
    sleep 0.2
  done
  url=$(grep -o 'http://[^/]*' "$folder/out")
}
