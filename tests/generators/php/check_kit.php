<?php

// Compares everything in the folder of the offline kit with the results of the reader: php check_kit.php FOLDER

declare(strict_types=1);

use Keepwise\OfflineTable;

require __DIR__ . '/autoload.php';

const SAID = ['keep' => 0, 'category' => 0, 'points' => 0, 'extra_bonus' => 0];

/** @return array<string, float> the values of moves by what they are */
function values(array $moves): array
{
    $names = array_map(fn(array $move) => json_encode(array_intersect_key($move, SAID)), $moves);
    return array_combine($names, array_column($moves, 'value'));
}

function compare(bool $right, string ...$said): void
{
    if (!$right) {
        throw new RuntimeException(implode(' ', $said));
    }
}

$count = 0;
foreach (glob("$argv[1]/vectors/*.json") as $path) {
    $name = basename($path, '.json');
    $vectors = json_decode(file_get_contents($path), true, 512, JSON_THROW_ON_ERROR);
    $table = OfflineTable::read("$argv[1]/tables/$name.table");
    foreach ($vectors['states'] as $each) {
        $made = array_map(fn(string $mark) => array_search($mark, $table->categories, true), $each['made']);
        [$filled, $upper, $extra] = [$each['filled'], $each['upper_total'], $each['extra_rolls']];
        $place = $table->place(['filled' => $filled, 'made' => $made, 'upper' => $upper, 'extra' => $extra]);
        compare($place === $each['place'], $name, json_encode($each), (string) $place);
        compare(abs($table->value($place) - $each['value']) <= $vectors['tolerance'], $name, json_encode($each));
        $count++;
    }
    foreach ($vectors['positions'] as $each) {
        $advice = $table->advise($each);
        [$found, $wanted] = [values($advice['moves']), values($each['advice']['moves'])];
        compare(count($found) === count($wanted), $name, json_encode($each));
        foreach ($wanted as $move => $value) {
            compare(abs(($found[$move] ?? INF) - $value) <= $vectors['tolerance'], $name, json_encode($each), $move);
            $count++;
        }
        compare($advice['total_so_far'] === $each['advice']['total_so_far'], $name, json_encode($each));
    }
    echo "$name: right\n";
}
echo "$count numbers are right\n";
