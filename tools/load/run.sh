#!/usr/bin/env bash
# Loads a server with questions and rulings, mixed, then with /healthz beside it. Needs wrk (Debian: apt-get install wrk).
#
#     cargo build --release && tools/load/run.sh [SECONDS] [CONNECTIONS]
set -euo pipefail
cd "$(dirname "$0")/../.."
source tools/serve.sh

seconds=${1:-60}
connections=${2:-64}
program=${REGULA:-target/release/regula}
begin_server "$program"

memory() { awk '/^Rss(Anon|File)/ { printf "%s %d MB  ", $1, $2 / 1024 } END { print "" }' "/proc/$server/status"; }
load() { wrk --threads 1 --connections "$connections" --duration "${seconds}s" --timeout 12s --script "$1" "$url$2" | tail -n 1; }

echo "memory before:  $(memory)"
wrk --threads 1 --connections 4 --duration 2s --script tools/load/mixed.lua "$url" > "$folder/warm"
echo "memory warm:    $(memory)"
echo "mixed, $connections connections, $seconds s:    $(load tools/load/mixed.lua /)"
echo "memory after:   $(memory)"
echo "/healthz, $connections connections, $seconds s: $(load tools/load/ceiling.lua /healthz)"
echo "answers kept:   $(curl -s "$url/metrics" | awk '/^regula_answers_kept /{ print $2 }')"
echo "said in the log: $(wc -l < "$folder/log") lines"
