<?php

declare(strict_types=1);

namespace Keepwise;

/** Arguments that were refused before anything was sent or looked up. */
final class InvalidArgumentsException extends KeepwiseException
{
}
