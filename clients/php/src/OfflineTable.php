<?php

declare(strict_types=1);

namespace Keepwise;

/**
 * The table of a game, a file of `GET /v1/tables/{ruleset}`, which answers like the service but without it.
 *
 * The format is described in docs/offline.md of the Keepwise repository.
 *
 * @phpstan-type State array{filled: list<int>, made: list<int>, upper: int, extra: int}
 */
final class OfflineTable
{
    /** @var list<string> the ids of all categories in the order of the card */
    public readonly array $categories;
    /** @var array<string, mixed> */
    private readonly array $rules;
    private readonly string $values;
    /** @var list<int> */
    private readonly array $upper;
    /** @var list<list<int>> groups of categories in the order of filling; within a group any order is allowed */
    private readonly array $groups;
    /** @var array<string, list<int>> all keeps by their dice as text: hands first, in lexical order, then smaller ones */
    private array $keeps = [];
    /** @var array<string, int> indices of hands */
    private array $hands = [];
    /** @var array<string, int> indices of the first states of blocks, by the fillings as text */
    private array $starts = [];
    /** @var array<string, list<int>> possible upper totals by the fillings of upper categories as text */
    private array $totals = [];

    /** @param string $content the content of the file */
    public function __construct(string $content)
    {
        $start = 44 + (strlen($content) < 44 ? 0 : unpack('V', $content, 8)[1]);
        $header = substr($content, 44, $start - 44);
        if (!str_starts_with($content, 'KEEPWISE') || hash('sha256', $header, true) !== substr($content, 12, 32)) {
            throw new InvalidArgumentsException('not a table, or a damaged one');
        }
        $rules = json_decode($header, true, 512, JSON_THROW_ON_ERROR);
        $planes = substr($content, $start);
        if ([$rules['format'], $rules['kind'], $rules['digest']] !== [1, 'portable', hash('sha256', $planes)]) {
            throw new InvalidArgumentsException('a table of another format, or a damaged one');
        }
        $this->rules = $rules;
        $this->categories = $rules['categories'];
        $this->values = self::decode($planes, $rules['states']);
        $every = array_keys($rules['times']);
        $this->upper = array_keys(array_filter($rules['upper_faces']));
        $this->groups = match ($rules['order']) {
            'free' => [$every],
            'card' => array_map(fn(int $category) => [$category], $every),
            'upper_first' => [$this->upper, array_values(array_diff($every, $this->upper))],
        };
        for ($size = $rules['dice_count']; $size >= 0; $size--) {
            foreach (self::multisets($size) as $keep) {
                $this->keeps[implode($keep)] = $keep;
                if ($size === $rules['dice_count']) {
                    $this->hands[implode($keep)] = count($this->hands);
                }
            }
        }
        $start = 0;
        foreach ($this->blocks() as $filled) {
            $this->starts[implode(',', $filled)] = $start;
            $marks = count(array_filter($rules['marks'], fn(int $mark) => $filled[$mark] > 0));
            $start += count($this->totals($filled)) * 2 ** $marks * $this->levels(array_sum($filled));
        }
        if ($start !== $rules['states']) {
            throw new InvalidArgumentsException("$rules[states] values for $start states");
        }
    }

    /** Reads a table file. */
    public static function read(string $path): self
    {
        $content = @file_get_contents($path);
        return new self($content === false ? throw new InvalidArgumentsException("$path cannot be read") : $content);
    }

    /**
     * Returns whether a question is about this ruleset, and about nothing that the table lacks.
     *
     * @param array<string, mixed> $question
     */
    public function canAnswer(array $question): bool
    {
        $known = ['ruleset', 'dice', 'rolls_left', 'scorecard', 'objective', 'limit', 'lang', 'explain', 'breakdown'];
        return ($question['ruleset'] ?? 'yahtzee') === $this->rules['ruleset']
            && ($question['objective'] ?? []) + ['maximize' => 'expected_total'] === ['maximize' => 'expected_total']
            && array_diff(array_keys($question), $known) === [];
    }

    /**
     * Returns the points of a hand in every category, like `POST /v1/score`.
     *
     * @param array<string, mixed> $question
     * @return array<string, mixed>
     */
    public function score(array $question): array
    {
        $left = $question['rolls_left'] ?? 0;
        [$state] = $this->state($question['scorecard'] ?? []);
        $hand = $this->hand($question['dice'], $left, $state);
        $payment = $this->payment($state, $hand, $left);
        return [
            'kind' => 'scores',
            'ruleset' => $this->rules['ruleset'],
            'dice' => $hand,
            'rolls_left' => $left,
            'points' => array_combine($this->categories, $payment['points']),
            'legal' => array_map(fn(int $category) => $this->categories[$category], $payment['legal']),
            'extra_bonus' => $payment['extra_bonus'],
            'joker' => $payment['joker'],
        ];
    }

    /**
     * Returns the value of every legal move, best first, like `POST /v1/advice`.
     *
     * @param array<string, mixed> $question
     * @return array<string, mixed>
     */
    public function advise(array $question): array
    {
        $left = $question['rolls_left'] ?? throw new InvalidArgumentsException('rolls_left is missing');
        [$state, $points, $bonuses] = $this->state($question['scorecard'] ?? []);
        $hand = $this->hand($question['dice'], $left, $state);
        $soFar = array_sum(array_merge(...$points)) + $bonuses * $this->rules['extra_bonus'];
        $found = [];
        foreach ($left ? $this->parts($hand) : [] as $keep => $dice) {
            $means ??= $this->means($state, $left);
            $reroll = self::without($hand, $dice);
            $found[] = ['action' => 'keep', 'keep' => $dice, 'reroll' => $reroll, 'value' => $soFar + $means[$keep]];
        }
        $payment = $this->payment($state, $hand, $left);
        foreach ($this->worth($state, $payment, $left) as $category => $value) {
            $found[] = [
                'action' => 'score',
                'category' => $this->categories[$category],
                'points' => $payment['points'][$category],
                'extra_bonus' => $payment['extra_bonus'],
                'value' => $soFar + $value,
            ];
        }
        usort($found, fn(array $one, array $other) => $other['value'] <=> $one['value']);
        $moves = [];
        foreach ($found as $place => $move) {
            // Moves within the rounding errors of two values are equal.
            $equal = $place && $found[$place - 1]['value'] - $move['value'] <= 2 * $this->rules['error'];
            $loss = round($found[0]['value'] - $move['value'], 6);
            $rank = ['rank' => $equal ? $moves[$place - 1]['rank'] : $place + 1];
            $moves[] = $rank + ['value' => round($move['value'], 6)] + $move + ['loss' => $loss];
        }
        return [
            'kind' => 'advice',
            'ruleset' => $this->rules['ruleset'],
            'objective' => ['maximize' => 'expected_total'],
            'position' => [
                'dice' => $hand,
                'rolls_left' => $left,
                'scorecard' => $question['scorecard'] ?? [],
            ],
            'total_so_far' => $soFar + $this->rules['upper_bonus'][$this->capped($state['upper'])],
            'method' => 'approximate',
            'error_bound' => $this->rules['error'],
            'value' => $moves[0]['value'],
            'best' => $moves[0],
            'moves' => array_slice($moves, 0, $question['limit'] ?? null),
        ];
    }

    /**
     * Returns the state of a card, the points of all fillings by category, and the number of extra bonuses.
     *
     * @param array<string, mixed> $card
     * @return array{State, list<list<int>>, int}
     */
    private function state(array $card): array
    {
        $said = array_filter($card['points'] ?? [], fn($points) => $points !== null) + ($card['fillings'] ?? []);
        if ($unknown = array_diff(array_keys($said), $this->categories)) {
            throw new InvalidArgumentsException("{$this->rules['ruleset']} has no category " . implode(', ', $unknown));
        }
        $points = array_map(fn(string $name) => (array) ($said[$name] ?? []), $this->categories);
        foreach ($points as $category => $paid) {
            $possible = $this->possible($category);
            if (count($paid) > $this->rules['times'][$category] || array_diff($paid, $possible)) {
                $name = $this->categories[$category];
                throw new InvalidArgumentsException("$name cannot have " . implode(', ', $paid) . ' points');
            }
        }
        $state = [
            'filled' => array_map('count', $points),
            'made' => array_values(array_filter($this->rules['marks'], fn(int $mark) => array_sum($points[$mark]) > 0)),
            'upper' => array_sum(array_map(fn(int $category) => array_sum($points[$category]), $this->upper)),
            'extra' => $card['extra_rolls'] ?? $this->rules['extra_rolls']['start'] ?? 0,
        ];
        $this->place($state);
        $bonuses = $card['extra_bonus_count'] ?? 0;
        $most = in_array($this->rules['joker_category'], $state['made'], true) ? array_sum($state['filled']) - 1 : 0;
        if ($bonuses < 0 || $bonuses > $most) {
            throw new InvalidArgumentsException("a card cannot have $bonuses extra bonuses here");
        }
        return [$state, $points, $bonuses];
    }

    /**
     * Returns the sorted dice of a hand.
     *
     * @param list<int> $dice
     * @param State $state
     * @return list<int>
     */
    private function hand(array $dice, int $left, array $state): array
    {
        sort($dice);
        if (!isset($this->hands[implode($dice)])) {
            throw new InvalidArgumentsException('not a hand of this game: ' . implode(' ', $dice));
        }
        $most = $this->rules['rolls'] + $state['extra'] - 1;
        if ($left < 0 || $left > $most || $state['filled'] === $this->rules['times']) {
            throw new InvalidArgumentsException("the card is full, or there are not $left rolls left");
        }
        return $dice;
    }

    /**
     * Returns all points that a category can get.
     *
     * @return list<int>
     */
    private function possible(int $category): array
    {
        $points = [...array_merge(...$this->rules['points']), ...$this->rules['jokers']];
        return [0, ...array_filter(array_column($points, $category), 'is_int')];
    }

    /**
     * Returns the points of a hand.
     *
     * @param State $state
     * @param list<int> $hand
     * @return array{points: list<int>, legal: list<int>, extra_bonus: int, joker: bool}
     */
    private function payment(array $state, array $hand, int $left): array
    {
        $rules = $this->rules;
        $open = array_filter($rules['times'], fn(int $times, int $c) => $state['filled'][$c] < $times, ARRAY_FILTER_USE_BOTH);
        $stage = min($rules['rolls'] + $state['extra'] - $left, count($rules['points'])) - 1;
        $points = $rules['points'][$stage][$this->hands[implode($hand)]];
        $legal = $this->fillable($state['filled']);
        $joker = $rules['joker_category'] >= 0 && $hand[0] === end($hand) && $state['filled'][$rules['joker_category']] > 0;
        if ($joker) {
            $faces = array_map(fn(int $category) => $rules['upper_faces'][$category], array_keys($open));
            $upper = in_array($hand[0], $faces, true);
            $lower = array_diff(array_keys($open), $this->upper, [$rules['joker_category']]) !== [];
            $case = 4 * ($hand[0] - 1) + 2 * $upper + $lower;
            $legal = array_values(array_filter($legal, fn(int $category) => $rules['jokers'][$case][$category] !== null));
            // Categories that are illegal now would pay as in another state of the lower section.
            $jokers = array_map(fn(int $case) => $rules['jokers'][$case], [$case, $case ^ 1]);
            $points = array_map(fn(?int $now, ?int $else, int $plain) => $now ?? $else ?? $plain, $jokers[0], $jokers[1], $points);
        }
        foreach ($rules['requires'] as $category => $required) {
            if ($required >= 0 && !in_array($required, $state['made'], true)) {
                $points[$category] = 0;
            }
        }
        $bonus = $joker && in_array($rules['joker_category'], $state['made'], true) ? $rules['extra_bonus'] : 0;
        return ['points' => $points, 'legal' => $legal, 'extra_bonus' => $bonus, 'joker' => $joker];
    }

    /**
     * Returns the value of filling each legal category.
     *
     * @param State $state
     * @param array{points: list<int>, legal: list<int>, extra_bonus: int, joker: bool} $payment
     * @return array<int, float>
     */
    private function worth(array $state, array $payment, int $left): array
    {
        $extra = $this->rules['extra_rolls'];
        $most = $extra['saves'] ?? false ? $extra['most'] ?? $left : $state['extra'];
        $found = [];
        foreach ($payment['legal'] as $category) {
            [$after, $paid] = [$state, $payment['points'][$category]];
            $after['filled'][$category]++;
            if ($paid > 0 && in_array($category, $this->rules['marks'], true)) {
                $after['made'][] = $category;
            }
            $after['upper'] += $this->rules['upper_faces'][$category] ? $paid : 0;
            $after['extra'] = min($left, $most);
            $found[$category] = $paid + $payment['extra_bonus'] + $this->value($this->place($after));
        }
        return $found;
    }

    /**
     * Returns the value of every keep with some rolls left.
     *
     * @param State $state
     * @return array<string, float>
     */
    private function means(array $state, int $left): array
    {
        $kept = $left > 1 ? $this->means($state, $left - 1) : [];
        $means = [];
        foreach ($this->keeps as $name => $dice) {
            if (isset($this->hands[$name])) {
                $means[$name] = max($this->worth($state, $this->payment($state, $dice, $left - 1), $left - 1));
                foreach ($kept ? $this->parts($dice) : [] as $keep => $_) {
                    $means[$name] = max($means[$name], $kept[$keep]);
                }
            } else {
                $sum = 0.0;
                for ($face = 1; $face <= 6; $face++) {
                    $sum += $means[self::name([...$dice, $face])];
                }
                $means[$name] = $sum / 6;
            }
        }
        return $means;
    }

    /**
     * Returns the value of a state between turns.
     *
     * @internal
     */
    public function value(int $place): float
    {
        return unpack('l', $this->values, 4 * $place)[1] / 2 ** $this->rules['fraction_bits'];
    }

    /**
     * Returns the index of a state among the values.
     *
     * @internal
     * @param State $state
     */
    public function place(array $state): int
    {
        $start = $this->starts[implode(',', $state['filled'])] ?? null;
        $totals = $this->totals($state['filled']);
        $rank = array_search($this->capped($state['upper']), $totals, true);
        if ($start === null || $rank === false || $state['extra'] >= $this->levels(array_sum($state['filled']))) {
            throw new InvalidArgumentsException('the rules exclude this card');
        }
        $part = $bits = 0;
        foreach ($this->rules['marks'] as $mark) {
            if ($state['filled'][$mark]) {
                $part += in_array($mark, $state['made'], true) << $bits++;
            }
        }
        return $start + (($state['extra'] << $bits) + $part) * count($totals) + $rank;
    }

    private function capped(int $total): int
    {
        return min($total, count($this->rules['upper_bonus']) - 1);
    }

    /**
     * @param list<int> $filled
     * @return list<int> the open categories that may be filled next
     */
    private function fillable(array $filled): array
    {
        foreach ($this->groups as $group) {
            $open = array_filter($group, fn(int $category) => $filled[$category] < $this->rules['times'][$category]);
            if ($open) {
                return array_values($open);
            }
        }
        return [];
    }

    /** @return list<list<int>> the possible numbers of fillings of all categories, the first one changing fastest */
    private function blocks(): array
    {
        $found = [];
        $filled = array_fill(0, count($this->rules['times']), 0);
        foreach ($this->groups as $group) {
            $blocks = [$filled];
            foreach ($group as $category) {
                $larger = [];
                for ($count = 0; $count <= $this->rules['times'][$category]; $count++) {
                    foreach ($blocks as $block) {
                        $larger[] = array_replace($block, [$category => $count]);
                    }
                }
                $blocks = $larger;
                $filled[$category] = $this->rules['times'][$category];
            }
            foreach ($blocks as $block) {
                $found[implode(',', $block)] = $block;
            }
        }
        usort($found, fn(array $one, array $other) => array_reverse($one) <=> array_reverse($other));
        return $found;
    }

    /**
     * @param list<int> $filled
     * @return list<int> the possible capped upper totals, ascending
     */
    private function totals(array $filled): array
    {
        $upper = array_map(fn(int $category) => $filled[$category], $this->upper);
        return $this->totals[implode(',', $upper)] ??= $this->sums(array_combine($this->upper, $upper));
    }

    /**
     * @param array<int, int> $filled
     * @return list<int>
     */
    private function sums(array $filled): array
    {
        $found = [0 => 0];
        foreach ($filled as $category => $times) {
            for (; $times; $times--) {
                $more = [];
                foreach ($found as $total) {
                    foreach ($this->rules['upper_points'][$category] as $points) {
                        $sum = $this->capped($total + $points);
                        $more[$sum] = $sum;
                    }
                }
                $found = $more;
            }
        }
        sort($found);
        return $found;
    }

    /** Returns the number of possible amounts of extra rolls after some turns. */
    private function levels(int $turns): int
    {
        $extra = $this->rules['extra_rolls'] ?? ['start' => 0, 'saves' => false];
        $saved = $extra['start'] + ($extra['saves'] ? ($this->rules['rolls'] - 1) * $turns : 0);
        return 1 + min($saved, $extra['saves'] ? $extra['most'] ?? $saved : $saved);
    }

    /**
     * @param list<int> $hand
     * @return array<string, list<int>> all keeps of a hand except the whole hand
     */
    private function parts(array $hand): array
    {
        $found = ['' => []];
        foreach ($hand as $die) {
            foreach ($found as $dice) {
                $found[implode($dice) . $die] = [...$dice, $die];
            }
        }
        unset($found[implode($hand)]);
        return $found;
    }

    /** @return list<list<int>> all multisets of dice in lexical order */
    private static function multisets(int $size, int $least = 1): array
    {
        $found = $size ? [] : [[]];
        for ($face = $least; $size && $face <= 6; $face++) {
            foreach (self::multisets($size - 1, $face) as $rest) {
                $found[] = [$face, ...$rest];
            }
        }
        return $found;
    }

    /** @param list<int> $dice */
    private static function name(array $dice): string
    {
        sort($dice);
        return implode($dice);
    }

    /**
     * @param list<int> $hand
     * @param list<int> $keep
     * @return list<int>
     */
    private static function without(array $hand, array $keep): array
    {
        foreach ($keep as $die) {
            array_splice($hand, array_search($die, $hand, true), 1);
        }
        return $hand;
    }

    /** Returns all values as 32-bit integers. */
    private static function decode(string $planes, int $states): string
    {
        [$values, $value] = ['', 0];
        for ($state = 0; $state < $states; $state++) {
            $z = ord($planes[$state]) | ord($planes[$state + $states]) << 8
                | ord($planes[$state + 2 * $states]) << 16 | ord($planes[$state + 3 * $states]) << 24;
            $value += ($z >> 1) ^ -($z & 1);
            $values .= pack('l', $value);
        }
        return $values;
    }
}
