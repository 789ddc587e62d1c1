-- An address that does nothing, as the ceiling of the machine; the same closing line as mixed.lua.

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    "requests/s %.0f | p50 %.2f ms | p90 %.2f ms | p99 %.2f ms | max %.1f ms | not 2xx or 3xx %d | socket errors %d\n",
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1000, latency:percentile(90) / 1000, latency:percentile(99) / 1000, latency.max / 1000,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
