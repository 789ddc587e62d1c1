-- Questions in words in three languages, and rulings on positions, in turn: each thread begins elsewhere in the list.

local json = { ["content-type"] = "application/json" }

local function ask(body) return wrk.format("POST", "/api/v1/ask", json, body) end
local function rule(body) return wrk.format("POST", "/api/v1/rulings", json, body) end

local requests, next_request, counter = {}, 0, 1

function setup(thread)
  thread:set("first", counter)
  counter = counter + 1
end

function init()
  requests = {
    ask('{"question": "Can I skip my turn?", "game": "tanbo"}'),
    rule('{"ruleset": "tanbo/steere-1993", "position": "bbbww/b1bw1/b1bw1/w2w1/ww1bb white", "moves": ["c2"]}'),
    ask('{"question": "Darf ich meinen Zug auslassen?", "game": "tanbo"}'),
    rule('{"ruleset": "tablut/brainking", "ask": "moves"}'),
    ask('{"question": "可以跳過回合嗎？", "game": "tanbo"}'),
    rule('{"ruleset": "tanbo/steere-2026", "moves": ["c6", "d4"]}'),
    ask('{"question": "How is the king captured beside the throne?", "game": "tablut"}'),
    rule('{"ruleset": "tablut/bga-corners", "moves": ["e1-c1", "e3-c3"]}'),
    ask('{"question": "Was kostet das Spiel im Laden?"}'),
    rule('{"ruleset": "tablut/bga-rim", "ask": "status", "lang": "de"}'),
    ask('{"question": "Who designed it, and when?", "game": "tanbo"}'),
    rule('{"ruleset": "tanbo/steere-2026", "ask": {"root": "a7"}}'),
  }
  next_request = first or 0
end

function request()
  next_request = next_request % #requests + 1
  return requests[next_request]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    "requests/s %.0f | p50 %.2f ms | p90 %.2f ms | p99 %.2f ms | max %.1f ms | not 2xx or 3xx %d | socket errors %d\n",
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(90) / 1000, latency:percentile(99) / 1000, latency.max / 1000,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
