// Fields under names that somebody else chose: every object also has a "constructor", which nobody put there.

/**
 * What a record itself has under a name, undefined where it has nothing.
 * @template T
 * @param {Readonly<Record<string, T>>} record
 * @param {string} name
 * @returns {T | undefined}
 */
export const lookUp = (record, name) => (Object.hasOwn(record, name) ? record[name] : undefined);
