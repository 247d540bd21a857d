<?php

// Loads the classes of the package in the environment's KEEPWISE_PHP, as Composer does. All warnings are errors.

declare(strict_types=1);

set_error_handler(fn(int $level, string $message) => throw new ErrorException($message, 0, $level));
spl_autoload_register(function (string $class): void {
    require getenv('KEEPWISE_PHP') . '/src/' . str_replace('Keepwise\\', '', $class) . '.php';
});
