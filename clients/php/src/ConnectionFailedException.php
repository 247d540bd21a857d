<?php

declare(strict_types=1);

namespace Keepwise;

/** A connection that failed, after all retries. */
final class ConnectionFailedException extends KeepwiseException
{
}
