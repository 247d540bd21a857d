# What does this hand pay?
curl -s 'http://127.0.0.1:8000/v1/score?dice=33366'

# What should I keep, with two rolls left?
curl -s 'http://127.0.0.1:8000/v1/advice' --json '{"dice": [1, 3, 3, 4, 6], "rolls_left": 2, "scorecard": {"points": {"sixes": 24}}}'

# What is wrong is said with a code, a place and a sentence.
curl -s 'http://127.0.0.1:8000/v1/advice' --json '{"dice": [1, 3, 3, 4, 6], "rolls_left": 9}'
