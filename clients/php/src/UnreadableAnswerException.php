<?php

declare(strict_types=1);

namespace Keepwise;

/** A successful answer that is no JSON object, or a stream that ended early. */
final class UnreadableAnswerException extends KeepwiseException
{
    /** @param int $answered the number of results before a stream ended */
    public function __construct(string $message, public readonly int $answered = 0)
    {
        parent::__construct($message);
    }
}
