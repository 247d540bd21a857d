-- Load for any number of replicas, as players put it on them, for wrk:
--
--     wrk -t1 -c16 -d30s --latency -s tests/bench/hands.lua http://127.0.0.1:8000
--
-- Of ten requests, six ask for advice on a position of Yahtzee that is hardly repeated, two repeat a popular one, and two
-- score a hand. It is for gunicorn's port, or a balancer in front of several: the shipped nginx would refuse so many
-- requests of one address.

local json = { ["Content-Type"] = "application/json" }
local threads = 0

function setup(thread)
  threads = threads + 1
  thread:set("seed", threads)
end

function init()
  math.randomseed(seed)
end

local function dice()
  local faces = {}
  for i = 1, 5 do
    faces[i] = math.random(6)
  end
  return "[" .. table.concat(faces, ",") .. "]"
end

-- A card of upper categories, each open or with a possible number of points.
local function card()
  local cells = {}
  for face, name in ipairs({ "ones", "twos", "threes", "fours", "fives", "sixes" }) do
    if math.random() < 0.5 then
      cells[#cells + 1] = '"' .. name .. '":' .. face * math.random(0, 5)
    end
  end
  return '{"points":{' .. table.concat(cells, ",") .. "}}"
end

function request()
  local kind = math.random(10)
  if kind <= 6 then
    local body = '{"dice":' .. dice() .. ',"rolls_left":' .. math.random(0, 2) .. ',"scorecard":' .. card() .. "}"
    return wrk.format("POST", "/v1/advice", json, body)
  end
  if kind <= 8 then
    return wrk.format("GET", "/v1/advice?dice=1336" .. math.random(6) .. "&rolls_left=2")
  end
  return wrk.format("POST", "/v1/score", json, '{"dice":' .. dice() .. "}")
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format("%.0f answers a second, median %.1f ms, 99%% within %.1f ms, %d errors\n",
    summary.requests / summary.duration * 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
