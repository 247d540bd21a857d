<?php

declare(strict_types=1);

namespace Keepwise;

/** An answer that did not arrive in time. */
final class TimedOutException extends KeepwiseException
{
}
