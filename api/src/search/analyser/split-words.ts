import { foldText } from './fold-text.ts';
import { simplifyChinese } from './simplify-chinese.ts';

/** A word of a script with spaces, or a run of characters of a script without spaces. */
export interface Run {
  text: string;
  isSpaceless: boolean;
  /** `node` and `js` of `node.js`; a run without inner punctuation has one part. */
  parts: readonly string[];
}

const spaceless = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々`;
const letter = String.raw`[[\p{L}\p{N}\p{M}]--[${spaceless}]]`;
/** `c++`, `node.js`, `e-commerce`, `r&d`, `istanbul'da` are one run with parts. */
const runs = new RegExp(
  String.raw`[${spaceless}\p{M}]+|${letter}+(?:[.'’_&\/\-]${letter}+)*(?:\+{1,2}|#)?`,
  'gv',
);
const spacelessStart = new RegExp(`^[${spaceless}]`, 'v');

const onlySpaceless = new RegExp(`^[${spaceless}\\p{M}]+$`, 'v');

/** Whether a form is of a script without spaces. */
export const isSpaceless = (form: string): boolean => onlySpaceless.test(form);

const longestWord = 64;

/** Folds, simplifies and tokenises a text. Stored texts and queries use the same function. */
export function splitWords(text: string): Run[] {
  const folded = simplifyChinese(foldText(text)).replace(
    /(?<![\p{L}\p{N}]{2})\.net\b|(?<=asp)\.net\b/gu,
    ' dotnet ',
  );
  return [...folded.matchAll(runs)].map(([run]) => readRun(run));
}

function readRun(run: string): Run {
  if (spacelessStart.test(run)) {
    // サーバー and サーバ are one word: the final long-vowel mark of a katakana word is optional.
    const text = run.replace(/(?<=[\p{Script=Katakana}ー]{2})ー(?![\p{Script=Katakana}ー])/gu, '');
    return { text, isSpaceless: true, parts: [text] };
  }
  const parts = run.split(/[.'’_&/-]/).filter((part) => part !== '');
  return { text: run, isSpaceless: false, parts: parts.map((part) => part.slice(0, longestWord)) };
}

/** `nodejs` of `node.js`; null for a run with one part. */
export function joinedForm({ parts }: Run): string | null {
  const joined = parts.join('');
  return parts.length > 1 && joined.length <= 30 ? joined : null;
}

/** Overlapping character bigrams; a single character alone. */
export function pairsOf(text: string): string[] {
  const characters = [...text];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

export const isIdeograph = (form: string): boolean => /^\p{Script=Han}$/u.test(form);
