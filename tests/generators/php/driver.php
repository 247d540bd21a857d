<?php

// The driver of the conformance suite.

declare(strict_types=1);

use Keepwise\ConnectionFailedException;
use Keepwise\InvalidArgumentsException;
use Keepwise\Keepwise;
use Keepwise\OfflineTable;
use Keepwise\ProblemException;
use Keepwise\Rolls;
use Keepwise\TimedOutException;
use Keepwise\UnreadableAnswerException;

require __DIR__ . '/autoload.php';

function answer(array $question): array
{
    $options = $question['options'];
    $keepwise = new Keepwise(
        $question['base_url'],
        timeout: $options['timeout'] ?? 10.0,
        retries: $options['retries'] ?? 3,
        longestWait: $options['longest_wait'] ?? 30.0,
        backoff: $options['backoff'] ?? 0.5,
        offline: isset($options['offline']) ? OfflineTable::read($options['offline']) : null,
    );
    $arguments = $question['arguments'];
    $result = match ($question['call']) {
        'score' => $keepwise->score($arguments),
        'advise' => $keepwise->advise($arguments),
        'check_card' => $keepwise->checkCard($arguments),
        'check_game' => $keepwise->checkGame($arguments),
        'roll' => $keepwise->roll($arguments),
        'explain_problem' => $keepwise->explainProblem($arguments['name']),
        'score_stream' => ['results' => iterator_to_array($keepwise->scoreStream($arguments['items']))],
        'advise_stream' => ['results' => iterator_to_array($keepwise->adviseStream($arguments['items']))],
        'call' => $keepwise->call(...$arguments),
        'verify_roll' => ['valid' => Rolls::verify($arguments['request'], $arguments['answer'])],
    };
    return ['result' => $result, 'offline' => $result['offline'] ?? false];
}

function failure(ProblemException $error): array
{
    return [
        'kind' => 'problem',
        'status' => $error->status,
        'code' => $error->codes[0] ?? null,
        'codes' => $error->codes,
        'pointers' => array_column($error->errors, 'pointer'),
        'retry_after' => $error->retryAfter,
        'request_id' => $error->requestId,
        'progress' => $error->document['progress']['share'] ?? null,
    ];
}

while (($line = fgets(STDIN)) !== false) {
    try {
        $said = answer(json_decode($line, true));
    } catch (ProblemException $error) {
        $said = ['error' => failure($error)];
    } catch (ConnectionFailedException) {
        $said = ['error' => ['kind' => 'connection']];
    } catch (TimedOutException) {
        $said = ['error' => ['kind' => 'timeout']];
    } catch (UnreadableAnswerException $error) {
        $said = ['error' => ['kind' => 'unreadable', 'answered' => $error->answered]];
    } catch (InvalidArgumentsException) {
        $said = ['error' => ['kind' => 'arguments']];
    }
    echo json_encode($said, JSON_THROW_ON_ERROR), "\n";
}
