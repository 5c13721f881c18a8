/** Letters beyond this are not varied: errors late in a long word are rare, and the lists stay short. */
export const maxVariedLetters = 8;

/**
 * The deletion variants of a word (symmetric delete spelling correction): with none, one or, from six letters on, two
 * letters left out. Words within that many edits share a variant.
 */
export function spellingsOf(word: string): string[] {
  const letters = [...word];
  const spellings = new Set([word]);
  const once = withoutOne(letters.slice(0, maxVariedLetters), letters.slice(maxVariedLetters));
  for (const spelling of once) spellings.add(spelling);
  if (letters.length >= 6) {
    for (const spelling of once) {
      const rest = [...spelling];
      for (const twice of withoutOne(rest.slice(0, maxVariedLetters - 1), rest.slice(maxVariedLetters - 1)))
        spellings.add(twice);
    }
  }
  return [...spellings];
}

const withoutOne = (start: readonly string[], end: readonly string[]): string[] =>
  start.map((_, index) => [...start.slice(0, index), ...start.slice(index + 1), ...end].join(''));

/** Whether a folded word is long enough to be corrected without matching unrelated words. */
export const isCorrectable = (word: string): boolean =>
  word.length >= 4 && word.length <= 30 && /^(?:[a-z]+|[\u0600-\u06ff]+)$/.test(word);

/** The same for words of scripts without spaces: one character has too many neighbours, longer words are sentences. */
export const isCorrectableRun = (word: string): boolean => [...word].length >= 2 && [...word].length <= 10;
