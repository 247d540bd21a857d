<?php

require 'vendor/autoload.php';

$keepwise = new Keepwise\Keepwise('http://127.0.0.1:8000');

$scores = $keepwise->score(['dice' => [3, 3, 3, 6, 6]]);
echo 'full_house ', $scores['points']['full_house'], "\n";

$card = ['points' => ['sixes' => 24]];
$advice = $keepwise->advise(['dice' => [1, 3, 3, 4, 6], 'rolls_left' => 2, 'scorecard' => $card]);
echo $advice['explanation'], "\n";

try {
    $keepwise->advise(['dice' => [1, 3, 3, 4, 6], 'rolls_left' => 9]);
} catch (Keepwise\ProblemException $error) {
    foreach ($error->errors as $problem) {
        echo "$problem[pointer] $problem[detail]\n";
    }
}
