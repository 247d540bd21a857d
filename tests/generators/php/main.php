<?php
// A program for the client generated from the contract. tests/generators/compiled_program.py describes its tasks.
declare(strict_types=1);

use Keepwise\Api\AdviceApi;
use Keepwise\Api\GamesApi;
use Keepwise\Api\PlayApi;
use Keepwise\Api\ScoringApi;
use Keepwise\ApiException;
use Keepwise\Configuration;
use Keepwise\Model\AdviceRequest;
use Keepwise\Model\CardCheckRequest;
use Keepwise\Model\Claimed;
use Keepwise\Model\GameCheckRequest;
use Keepwise\Model\MoveAction;
use Keepwise\Model\Player;
use Keepwise\Model\RollRequest;
use Keepwise\Model\Scorecard;
use Keepwise\Model\ScoreRequest;
use Keepwise\Model\Turn;

require 'GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    $file = __DIR__ . '/lib/' . strtr(substr($class, strlen('Keepwise\\')), '\\', '/') . '.php';
    if (str_starts_with($class, 'Keepwise\\') && is_file($file)) {
        require $file;
    }
});

function at(string $address): array
{
    return [null, (new Configuration())->setHost($address)];
}

function scoreAndCheck(string $address, string $ruleset): array
{
    $scoring = new ScoringApi(...at($address));
    $scores = $scoring->score(new ScoreRequest(['ruleset' => $ruleset, 'dice' => [3, 3, 5, 5, 5]]));
    $card = new Scorecard(['points' => ['ones' => 3, 'full_house' => 22]]);
    $claimed = new Claimed(['total' => 26]);
    $report = $scoring->checkCard(new CardCheckRequest(['ruleset' => $ruleset, 'scorecard' => $card, 'claimed' => $claimed]));
    return [$scores->getPoints()['full_house'], $report->getProblems()[0]->getExpected()];
}

function play(string $address, string $ruleset, int $seed, int $turnCount): mixed
{
    $points = [];
    $turns = [];
    while (count($turns) < $turnCount) {
        $rolls = [];
        $keeps = [];
        while (true) {
            $roll = new RollRequest(['ruleset' => $ruleset, 'keep' => $keeps ? end($keeps) : [], 'seed' => $seed++]);
            $rolls[] = (new PlayApi(...at($address)))->roll($roll)->getDice();
            $best = (new AdviceApi(...at($address)))->advise(new AdviceRequest([
                'ruleset' => $ruleset,
                'dice' => end($rolls),
                'rolls_left' => 3 - count($rolls),
                'scorecard' => new Scorecard($points ? ['points' => $points] : null),
            ]))->getBest();
            if ($best->getAction() !== MoveAction::KEEP) {
                break;
            }
            $keeps[] = $best->getKeep();
        }
        $points[$best->getCategory()] = $best->getPoints();
        $outcome = ['category' => $best->getCategory(), 'points' => $best->getPoints()];
        $turns[] = new Turn(['rolls' => $rolls, 'keeps' => $keeps] + $outcome);
    }
    $players = [new Player(['name' => 'A', 'turns' => $turns])];
    return (new GamesApi(...at($address)))->checkGame(new GameCheckRequest(['ruleset' => $ruleset, 'players' => $players]));
}

function refusal(string $address): array
{
    try {
        (new AdviceApi(...at($address)))->advise(new AdviceRequest(['dice' => [1, 2, 3, 4, 7], 'rolls_left' => 9]));
    } catch (ApiException $error) {
        $problem = $error->getResponseObject();
        $pointers = array_map(fn ($each) => $each->getPointer(), $problem->getErrors());
        return [$problem->getStatus(), $problem->getType(), $pointers, $error->getResponseHeaders()['Retry-After'][0] ?? null];
    }
    throw new LogicException('advice on an impossible hand');
}

[, $task] = $argv;
$arguments = array_slice($argv, 2);
match ($task) {
    'card' => print json_encode(scoreAndCheck(...$arguments)) . "\n",
    'game' => print json_encode(play($arguments[0], $arguments[1], (int) $arguments[2], (int) $arguments[3])) . "\n",
    'errors' => array_map(fn ($address) => print json_encode(refusal($address), JSON_UNESCAPED_SLASHES) . "\n", $arguments),
};
