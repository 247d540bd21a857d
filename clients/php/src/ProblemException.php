<?php

declare(strict_types=1);

namespace Keepwise;

/** An answer with an error status, of the service or of a proxy. */
final class ProblemException extends KeepwiseException
{
    /** @var list<array{code: string, pointer: string, detail: string}> all problems, each with its place in the request */
    public readonly array $errors;

    /** @var list<string> the codes of all problems */
    public readonly array $codes;

    /**
     * @param array<string, mixed>|null $document the problem document; null if something else answered
     * @param float|null $retryAfter seconds until a retry makes sense
     * @param string|null $requestId the request's name in the logs of the service
     */
    public function __construct(
        public readonly int $status,
        public readonly ?array $document,
        public readonly ?float $retryAfter = null,
        public readonly ?string $requestId = null,
    ) {
        $this->errors = $document['errors'] ?? [];
        $this->codes = array_column($this->errors, 'code');
        parent::__construct("$status " . ($document['detail'] ?? 'without a problem document'));
    }
}
