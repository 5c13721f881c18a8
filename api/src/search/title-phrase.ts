const spaceless = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Two lexemes that follow each other, or a pair of characters across the border of two words. */
type Neighbours = readonly [string] | readonly [string, string];

/**
 * What a title holds in which these words follow each other: a condition for each border between two. None for a single
 * word. Texts without spaces are stored as pairs of characters, which overlap within a word.
 */
export const titlePhrase = (forms: readonly string[]): Neighbours[] =>
  forms.slice(1).flatMap((next, index): Neighbours[] => {
    const last = forms[index] ?? '';
    if (!spaceless.test(last) || !spaceless.test(next)) return [[last, next]];
    const [end = '', start = ''] = [[...last].at(-1), [...next][0]];
    const isOverlap = end === start && [...last].length === 2;
    return isOverlap ? [] : [[`${end}${start}`]];
  });
