// Records under names that people chose: every object also inherits names such as "constructor".

/**
 * Return the value of a record under a name, undefined where it has no such property of its own.
 * @template T
 * @param {Readonly<Record<string, T>>} record
 * @param {string} name
 * @returns {T | undefined}
 */
export const lookUp = (record, name) => (Object.hasOwn(record, name) ? record[name] : undefined);
