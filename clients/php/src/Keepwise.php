<?php

declare(strict_types=1);

namespace Keepwise;

/**
 * A client of the Keepwise API.
 *
 * Questions and answers are arrays with the names of the contract. All methods throw {@see KeepwiseException}.
 *
 * @phpstan-type Scorecard array{points?: array<string, int|null>, fillings?: array<string, list<int>>,
 *     extra_bonus_count?: int, extra_rolls?: int}
 * @phpstan-type Move array{rank: int, action: 'keep'|'score'|'announce', value: float, loss: float, keep?: list<int>,
 *     reroll?: list<int>, category?: string, points?: int, extra_bonus?: int}
 * @phpstan-type Problem array{code: string, pointer: string, detail: string}
 */
final class Keepwise
{
    public const VERSION = "0.0.0";

    private const RETRIED = [429, 502, 503];
    private const OFFLINE = [502, 503, 504];
    private const ITEMS_PER_REQUEST = 1000;

    /** Members that are objects, to encode empty arrays as such. */
    private const OBJECTS = ['scorecard', 'points', 'fillings', 'columns', 'claimed', 'objective', 'ruleset_definition'];

    private readonly \CurlMultiHandle $connections;

    /**
     * @param float $timeout seconds for each attempt until the whole answer is read; in streams, until the next part
     * @param int $retries how often a request is repeated after a failed connection and the statuses 429, 502 and 503
     * @param float $longestWait the longest accepted wait before a retry in seconds
     * @param float $backoff seconds before the first retry without `Retry-After`; they double each time
     * @param OfflineTable|null $offline answers `score` and `advise` of its ruleset while the service cannot be reached
     */
    public function __construct(
        private readonly string $baseUrl,
        private readonly float $timeout = 10.0,
        private readonly int $retries = 3,
        private readonly float $longestWait = 30.0,
        private readonly float $backoff = 0.5,
        private readonly ?OfflineTable $offline = null,
    ) {
        $this->connections = curl_multi_init();
    }

    /**
     * Returns the points of a hand in every category. `offline` is true in answers of the table.
     *
     * @param array{dice: list<int>, ruleset?: string, rolls_left?: int, scorecard?: Scorecard} $question
     * @return array{kind: string, ruleset: string, points: array<string, int>, legal: list<string>, extra_bonus: int,
     *     joker: bool, offline?: true}
     */
    public function score(array $question): array
    {
        return $this->askOrLookUp('/v1/score', $question, fn(OfflineTable $table) => $table->score($question));
    }

    /**
     * Returns the value of every legal move, best first. `offline` is true in answers of the table.
     *
     * @param array{dice: list<int>, rolls_left: int, ruleset?: string, scorecard?: Scorecard, limit?: int,
     *     objective?: array<string, mixed>} $question
     * @return array{kind: string, ruleset: string, value: float, best: Move, moves: list<Move>, method: string,
     *     total_so_far: int, offline?: true}
     */
    public function advise(array $question): array
    {
        return $this->askOrLookUp('/v1/advice', $question, fn(OfflineTable $table) => $table->advise($question));
    }

    /**
     * Returns all problems of a scorecard, and its totals.
     *
     * @param array{scorecard: Scorecard, ruleset?: string, claimed?: array<string, mixed>} $question
     * @return array{valid: bool, complete: bool, problems: list<Problem>, totals: array<string, mixed>}
     */
    public function checkCard(array $question): array
    {
        return $this->call('POST', '/v1/scorecards/check', body: $question);
    }

    /**
     * Returns all problems of a game, and its standings.
     *
     * @param array{players: list<array<string, mixed>>, ruleset?: string} $question
     * @return array{valid: bool, problems: list<Problem>, players: list<array<string, mixed>>}
     */
    public function checkGame(array $question): array
    {
        return $this->call('POST', '/v1/games/check', body: $question);
    }

    /**
     * Rolls dice. Without a `seed`, a random one is sent, so that a repeated request rolls the same dice.
     *
     * @param array{ruleset?: string, dice?: list<int>, keep?: list<int>, seed?: int} $question
     * @return array{dice: list<int>}
     */
    public function roll(array $question = []): array
    {
        return $this->call('POST', '/v1/roll', body: $question + ['seed' => random_int(0, 2 ** 53 - 1)]);
    }

    /**
     * Returns the explanation of a problem code.
     *
     * @return array<string, mixed>
     */
    public function explainProblem(string $code): array
    {
        return $this->call('GET', '/problems/' . rawurlencode($code));
    }

    /**
     * Yields the result of every item in order, each that of {@see score} or a problem document.
     *
     * @param iterable<array<string, mixed>> $items
     * @return \Generator<int, array<string, mixed>>
     */
    public function scoreStream(iterable $items): \Generator
    {
        return $this->stream('/v1/score/batch', $items);
    }

    /**
     * Yields the result of every item in order, each that of {@see advise} or a problem document.
     *
     * @param iterable<array<string, mixed>> $items
     * @return \Generator<int, array<string, mixed>>
     */
    public function adviseStream(iterable $items): \Generator
    {
        return $this->stream('/v1/advice/batch', $items);
    }

    /**
     * Sends a request to any path that answers with a JSON object.
     *
     * @param array<string, string|int> $query
     * @param array<string, mixed>|null $body
     * @return array<string, mixed>
     */
    public function call(string $method, string $path, array $query = [], ?array $body = null): array
    {
        $encoded = $body === null ? null : self::encode($body);
        $target = $path . ($query ? '?' . http_build_query($query, encoding_type: PHP_QUERY_RFC3986) : '');
        [, $answer] = $this->send($method, $target, $encoded, 'application/json');
        return self::decode($answer) ?? throw new UnreadableAnswerException("the answer to $path is no JSON object");
    }

    /**
     * @param array<string, mixed> $question
     * @param \Closure(OfflineTable): array<string, mixed> $lookUp
     * @return array<string, mixed>
     */
    private function askOrLookUp(string $path, array $question, \Closure $lookUp): array
    {
        try {
            return $this->call('POST', $path, body: $question);
        } catch (ConnectionFailedException | TimedOutException | ProblemException $error) {
            $away = !$error instanceof ProblemException || in_array($error->status, self::OFFLINE, true);
            if ($away && $this->offline?->canAnswer($question)) {
                try {
                    return $lookUp($this->offline) + ['offline' => true];
                } catch (InvalidArgumentsException) {
                    // The service would describe the mistakes.
                }
            }
            throw $error;
        }
    }

    /**
     * Sends some items at a time, so that memory does not grow with their number.
     *
     * @param iterable<array<string, mixed>> $items
     * @return \Generator<int, array<string, mixed>>
     */
    private function stream(string $path, iterable $items): \Generator
    {
        [$lines, $count, $first] = ['', 0, 0];
        foreach ($items as $item) {
            $lines .= self::encode($item) . "\n";
            if (++$count === self::ITEMS_PER_REQUEST) {
                yield from $this->results($path, $lines, $count, $first);
                [$lines, $count, $first] = ['', 0, $first + $count];
            }
        }
        if ($count) {
            yield from $this->results($path, $lines, $count, $first);
        }
    }

    /** @return \Generator<int, array<string, mixed>> */
    private function results(string $path, string $lines, int $count, int $first): \Generator
    {
        [$answered, $rest] = [$first, ''];
        [$transfer, $part] = $this->send('POST', $path, $lines, 'application/x-ndjson');
        try {
            for (; $part !== ''; $part = $transfer->read()) {
                $received = explode("\n", $rest . $part);
                $rest = array_pop($received);
                foreach ($received as $line) {
                    $result = self::decode($line) ?? throw new UnreadableAnswerException('a line is no JSON object', $answered);
                    yield $answered++ => self::fromStart($result, $first);
                }
            }
        } catch (ConnectionFailedException $error) {
            throw new UnreadableAnswerException($error->getMessage(), $answered);
        }
        if ($answered < $first + $count) {
            throw new UnreadableAnswerException("the stream ended after $answered results", $answered);
        }
    }

    /**
     * Returns a result whose problems point to the item by its place among all items.
     *
     * @param array<string, mixed> $result
     * @return array<string, mixed>
     */
    private static function fromStart(array $result, int $first): array
    {
        if (($result['kind'] ?? null) === 'problem') {
            if (array_filter(array_column($result['errors'], 'pointer')) === []) {
                throw new ProblemException($result['status'], $result, $result['retry_after'] ?? null);
            }
            foreach ($result['errors'] as &$error) {
                $place = fn(array $found): string => '/items/' . ($first + (int) $found[1]);
                $error['pointer'] = preg_replace_callback('~^/items/(\d+)~', $place, $error['pointer']);
            }
        }
        return $result;
    }

    /**
     * Returns the answer with its body, or in a stream with the first part of it.
     *
     * @return array{Transfer, string}
     */
    private function send(string $method, string $target, ?string $body, string $type): array
    {
        $streams = $type !== 'application/json';
        $headers = ["Accept: $type", 'User-Agent: keepwise-php/' . self::VERSION];
        if ($body !== null) {
            $headers[] = "Content-Type: $type";
        }
        for ($tries = 0;; $tries++) {
            $wait = $this->backoff * 2 ** $tries * random_int(500, 1000) / 1000;
            $transfer = new Transfer(
                $this->connections,
                $method,
                rtrim($this->baseUrl, '/') . $target,
                $headers,
                $body,
                $this->timeout,
                $streams,
            );
            try {
                $answer = $streams ? $transfer->read() : $transfer->readAll();
                if ($transfer->status() < 300) {
                    return [$transfer, $answer];
                }
                $error = self::problem($transfer, $answer . $transfer->readAll());
                $again = in_array($error->status, self::RETRIED, true) && $error->retryAfter <= $this->longestWait;
                $wait = $error->retryAfter ?? $wait;
            } catch (ConnectionFailedException $error) {
                $again = true;
            }
            if (!$again || $tries >= $this->retries) {
                throw $error;
            }
            usleep((int) ($wait * 1e6));
        }
    }

    private static function problem(Transfer $transfer, string $answer): ProblemException
    {
        $said = $transfer->header('retry-after') ?? '';
        $moment = is_numeric($said) ? time() + (float) $said : strtotime($said);
        return new ProblemException(
            $transfer->status(),
            self::decode($answer),
            $moment === false ? null : max(0.0, $moment - time()),
            $transfer->header('x-request-id'),
        );
    }

    /** @param array<string, mixed> $value */
    private static function encode(array $value): string
    {
        try {
            return json_encode((object) self::withObjects($value), JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES);
        } catch (\JsonException $error) {
            throw new InvalidArgumentsException($error->getMessage(), previous: $error);
        }
    }

    /**
     * @param array<array-key, mixed> $value
     * @return array<array-key, mixed>
     */
    private static function withObjects(array $value): array
    {
        foreach ($value as $name => $inner) {
            if (is_array($inner)) {
                $empty = $inner === [] && in_array($name, self::OBJECTS, true);
                $value[$name] = $empty ? new \stdClass() : self::withObjects($inner);
            }
        }
        return $value;
    }

    /** @return array<string, mixed>|null an object; null for anything else */
    private static function decode(string $text): ?array
    {
        $value = json_decode($text, true);
        return is_array($value) && ($value === [] || !array_is_list($value)) ? $value : null;
    }
}
