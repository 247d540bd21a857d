<?php

declare(strict_types=1);

namespace Keepwise;

/** Base of all exceptions of this package. */
abstract class KeepwiseException extends \RuntimeException
{
}
