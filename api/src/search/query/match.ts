export type OptionField = 'job_locations' | 'work_arrangements' | 'xp_lvls' | 'job_types';

/** A condition on the words of a job, or on one of its options. Words are folded, as the index stores them. */
export type Match =
  | { word: string }
  /** A word that begins with this character. */
  | { start: string }
  | { all: readonly Match[] }
  | { any: readonly Match[] }
  /** Next to each other, in this order. */
  | { sequence: readonly Match[] }
  /** The option itself: an advertisement that only mentions it does not match. */
  | { field: OptionField; ids: readonly number[] };

export const anyWord = (words: readonly string[]): Match => {
  const [word] = words;
  return word !== undefined && words.length === 1 ? { word } : { any: words.map((word) => ({ word })) };
};

export const allOf = (parts: readonly Match[]): Match => joined(parts, (all) => ({ all }));
export const anyOf = (parts: readonly Match[]): Match => joined(parts, (any) => ({ any }));
export const sequenceOf = (parts: readonly Match[]): Match => joined(parts, (sequence) => ({ sequence }));

function joined(parts: readonly Match[], join: (parts: readonly Match[]) => Match): Match {
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? only : join(parts);
}
