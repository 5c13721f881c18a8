import { foldText } from '../../search/analyser/fold-text.ts';
import { simplifyChinese } from '../../search/analyser/simplify-chinese.ts';

/** Scripts whose words are not divided by spaces, or are joined with particles. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Arabic}]/u;
/** Minimum number of characters of a name in an unspaced script; a shorter one would match parts of other words. */
const minUnspaced = 2;

/** Two katakana begin many longer words: `レジ` (till) and `レジデンス` (residence). */
const shortKatakana = /^[\p{Script=Katakana}ー]{2}$/u;
const katakana = /[\p{Script=Katakana}ー]/u;

const plain = (text: string): string =>
  simplifyChinese(foldText(text))
    .replace(/[^\p{L}\p{N}\p{M}+#.]+|\.(?!\p{L}|\p{N})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const plainNames = new Map<string, string>();
const maxPlainNames = 10_000;

/** Cache of normalised skill names, which are the same for every text. */
function plainName(name: string): string {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const made = plain(name);
  if (plainNames.size < maxPlainNames) plainNames.set(name, made);
  return made;
}

/** Normalises a text for {@link findNames}: folded, simplified Chinese, words separated by spaces. */
export const searchable = (text: string): string => ` ${plain(text)} `;

/** Those of the names that a {@link searchable} text contains as whole words. */
export function findNames(text: string, names: readonly string[]): string[] {
  return names.filter((name) => {
    const word = plainName(name);
    if (word === '') return false;
    if (shortKatakana.test(word)) return standsBetween(text, word, (letter) => !katakana.test(letter));
    if (unspaced.test(word)) return [...word].length >= minUnspaced && text.includes(word);
    // In Chinese and Japanese, Latin words stand between letters without a space.
    return (
      [...word].length > 1 && standsBetween(text, word, (letter) => letter === ' ' || unspaced.test(letter))
    );
  });
}

/** Whether a text contains the word between two letters of which `isEdge` is true. */
function standsBetween(text: string, word: string, isEdge: (letter: string) => boolean): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (isEdge(text[at - 1] ?? ' ') && isEdge(text[at + word.length] ?? ' ')) return true;
  return false;
}
