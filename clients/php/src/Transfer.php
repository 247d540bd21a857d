<?php

declare(strict_types=1);

namespace Keepwise;

/**
 * A request and the answer to it, which can be read in parts.
 *
 * @internal
 */
final class Transfer
{
    private readonly \CurlHandle $handle;
    /** @var \ArrayObject<string, string> `body`, its received part, and `header NAME` in lower case */
    private readonly \ArrayObject $received;
    private bool $over = false;
    private float $deadline;

    /**
     * @param list<string> $headers
     * @param bool $streams the timeout is that of each part instead of the whole answer
     */
    public function __construct(
        private readonly \CurlMultiHandle $connections,
        string $method,
        string $url,
        array $headers,
        ?string $body,
        private readonly float $timeout,
        private readonly bool $streams,
    ) {
        $this->handle = curl_init();
        // The functions do not refer to this object, so that it is destroyed as soon as nobody reads it any more.
        $received = $this->received = new \ArrayObject(['body' => '']);
        curl_setopt_array($this->handle, [
            CURLOPT_URL => $url,
            CURLOPT_CUSTOMREQUEST => $method,
            // Without "Expect", curl does not wait for the permission to send a long body.
            CURLOPT_HTTPHEADER => [...$headers, 'Expect:'],
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $_, string $line) use ($received): int {
                [$name, $value] = [...explode(':', $line, 2), ''];
                $received['header ' . strtolower($name)] = trim($value);
                return strlen($line);
            },
            CURLOPT_WRITEFUNCTION => static function (\CurlHandle $_, string $part) use ($received): int {
                $received['body'] .= $part;
                return strlen($part);
            },
        ] + ($body === null ? [] : [CURLOPT_POSTFIELDS => $body]) + ($streams ? [] : [CURLOPT_ENCODING => '']));
        $this->deadline = microtime(true) + $timeout;
        curl_multi_add_handle($connections, $this->handle);
    }

    public function __destruct()
    {
        curl_multi_remove_handle($this->connections, $this->handle);
    }

    /** Returns the next part of the body; the empty string at its end. */
    public function read(): string
    {
        while ($this->received['body'] === '' && !$this->over) {
            curl_multi_exec($this->connections, $running);
            while ($done = curl_multi_info_read($this->connections)) {
                // Other transfers may end while this one is read.
                curl_setopt($done['handle'], CURLOPT_PRIVATE, (string) $done['result']);
            }
            $result = (string) curl_getinfo($this->handle, CURLINFO_PRIVATE);
            if ($result !== '') {
                $this->end((int) $result);
            } elseif ($this->received['body'] === '') {
                $left = $this->deadline - microtime(true);
                if ($left <= 0) {
                    throw new TimedOutException("no answer within $this->timeout seconds");
                }
                curl_multi_select($this->connections, min($left, 1.0));
            }
        }
        $this->deadline = $this->streams ? microtime(true) + $this->timeout : $this->deadline;
        [$part, $this->received['body']] = [$this->received['body'], ''];
        return $part;
    }

    /** Returns the rest of the body. */
    public function readAll(): string
    {
        for ($whole = ''; ($part = $this->read()) !== ''; $whole .= $part);
        return $whole;
    }

    private function end(int $result): void
    {
        if ($result !== CURLE_OK) {
            throw new ConnectionFailedException(curl_error($this->handle) ?: (string) curl_strerror($result), $result);
        }
        $this->over = true;
    }

    public function status(): int
    {
        return curl_getinfo($this->handle, CURLINFO_RESPONSE_CODE);
    }

    /** Returns a header field by its name in lower case. */
    public function header(string $name): ?string
    {
        return $this->received["header $name"] ?? null;
    }
}
