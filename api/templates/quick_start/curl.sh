# Score a hand.
curl -s 'http://127.0.0.1:8000/v1/score?dice=33366'

# Get the best move with two rolls left.
curl -s 'http://127.0.0.1:8000/v1/advice' --json '{"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {"points": {"sixes": 24}}}'

# Problems have a code, a pointer and a description.
curl -s 'http://127.0.0.1:8000/v1/advice' --json '{"dice": [1, 3, 3, 4, 6], "rolls_left": 9}'
