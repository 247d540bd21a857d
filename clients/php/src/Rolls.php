<?php

declare(strict_types=1);

namespace Keepwise;

/** Rolls by commitments: the values of a client, and the verification of dice that neither side could choose. */
final class Rolls
{
    private const SIZE = 16;
    private const CHAIN = "\x01";
    private const DICE = "\x02";
    /** The greatest multiple of six in a byte; greater values are discarded, so that all faces are equally likely. */
    private const FAIR = 252;

    /**
     * Returns the commitment to a random secret, then the value of each roll, of which the last is the secret.
     *
     * @return list<string>
     */
    public static function drawValues(int $rolls): array
    {
        $values = [random_bytes(self::SIZE)];
        for ($roll = 0; $roll < $rolls; $roll++) {
            $values[] = self::hashed($values[$roll], 1);
        }
        return array_map(bin2hex(...), array_reverse($values));
    }

    /**
     * Returns whether a roll of `/v1/roll/reveals` is proved by the values in it, and is the answer to this request.
     * The `server_commitment` of the request must be the one that was answered before the first roll.
     *
     * @param array<string, mixed> $request
     * @param array<string, mixed> $roll
     */
    public static function verify(array $request, array $roll): bool
    {
        foreach (['number', 'client_commitment', 'server_commitment', 'client_value'] as $name) {
            if (!isset($request[$name], $roll[$name]) || $request[$name] !== $roll[$name]) {
                return false;
            }
        }
        ['number' => $number, 'faces' => $faces] = $roll + ['faces' => []];
        $keep = $request['keep'] ?? [];
        sort($keep);
        if (!is_int($number) || $number < 1 || $number > 1000 || count($keep) >= count($faces) || count($faces) > 6) {
            return false;
        }
        $values = '';
        foreach (['client', 'server'] as $side) {
            $value = $roll["{$side}_value"] ?? null;
            if (!is_string($value) || !preg_match('/^[0-9a-f]{32}$/D', $value)) {
                return false;
            }
            $values .= hex2bin($value);
            if (bin2hex(self::hashed(hex2bin($value), $number)) !== $roll["{$side}_commitment"]) {
                return false;
            }
        }
        $fair = array_filter(unpack('C*', self::digest(self::DICE . "\0" . $values)), fn ($byte) => $byte < self::FAIR);
        $rolled = array_slice($faces, count($keep));
        $dice = [...$keep, ...$rolled];
        sort($dice);
        return $faces === array_slice(array_map(fn ($byte) => $byte % 6 + 1, [...$fair]), 0, count($faces))
            && [$roll['keep'] ?? null, $roll['rolled'] ?? null, $roll['dice'] ?? null] === [$keep, $rolled, $dice];
    }

    /** Returns the value that is some steps nearer to the commitment. */
    private static function hashed(string $value, int $steps): string
    {
        for ($step = 0; $step < $steps; $step++) {
            $value = substr(self::digest(self::CHAIN . $value), 0, self::SIZE);
        }
        return $value;
    }

    private static function digest(string $bytes): string
    {
        return hash('sha256', $bytes, binary: true);
    }
}
