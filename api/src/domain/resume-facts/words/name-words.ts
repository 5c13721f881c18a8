export const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Whether a word begins as names do. */
export const isCapital = (word: string): boolean => /^[^\p{L}\p{N}]*[\p{Lu}\p{N}\p{Lo}]/u.test(word);

/** `Baking`, the first word of a list item. */
export const gerund = /^\p{Lu}\p{Ll}{2,}ing$/u;

/** Whether each bracket of a text is closed, and each of the quotation marks that point outwards: «Гавань». */
export const isBalanced = (text: string): boolean =>
  (text.match(/[(（]/gu) ?? []).length === (text.match(/[)）]/gu) ?? []).length &&
  text.split('«').length === text.split('»').length;
