import { splitWords } from '../analyser/split-words.ts';
import { functionWords, genericWords, trainingWords } from '../analyser/stop-words.ts';
import { variantsInAnyLanguage } from '../analyser/word-variants.ts';
import { segmentsOf } from '../query/parse-query.ts';
import { featuresOf } from './title-features.ts';

/** A word is rare if at least `rarity` times as many titles contain the next rarest word. */
const rarity = 2;

export interface HeldWord {
  word: string;
  /** The titles that hold it, by their position in the index. */
  holders: ReadonlySet<number>;
}

/** By a stem; positions in the index. */
type TitlesWith = (stem: string) => Iterable<number>;

/**
 * The one word of several that far fewer titles contain than each other word, with the word that follows it. Null if
 * there is no such word. A word that no title holds and whose meaning is known (`lorry`) has other names in them.
 */
export function findRareWord(
  title: string,
  titlesWith: TitlesWith,
  isKnown: (word: string) => boolean,
): (HeldWord & { next: HeldWord }) | null {
  const words = contentWordsOf(title).flatMap((word) => findHolders(word, titlesWith));
  const judged = words.filter(({ word, holders }) => holders.size > 0 || !isKnown(word));
  const [rare, second] = judged.sort((one, other) => one.holders.size - other.holders.size);
  const next = second ?? words.find((word) => word !== rare);
  if (rare === undefined || next === undefined) return null;
  const isRare = next.holders.size >= Math.max(1, rare.holders.size * rarity);
  // If another word has synonyms in titles, a word is rare only if no title contains it.
  return isRare || (second === undefined && rare.holders.size === 0) ? { ...rare, next } : null;
}

/** Whether a title holds a content word of the text, or it is known otherwise. */
export const knowsAnyWord = (
  text: string,
  titlesWith: TitlesWith,
  isKnown: (word: string) => boolean,
): boolean =>
  contentWordsOf(text).some(
    (word) => isKnown(word) || findHolders(word, titlesWith).some(({ holders }) => holders.size > 0),
  );

/** A word with the titles that hold it; two where the segmenter missed the border between them (日語客服). */
function findHolders(word: string, titlesWith: TitlesWith): HeldWord[] {
  const whole = { word, holders: holdersOf(word, titlesWith) };
  if (whole.holders.size > 0) return [whole];
  const cuts = cutsOf(word).map((parts) =>
    parts.map((part) => ({ word: part, holders: holdersOf(part, titlesWith) })),
  );
  return cuts.find((parts) => parts.every(({ holders }) => holders.size > 0)) ?? [whole];
}

function holdersOf(word: string, titlesWith: TitlesWith): ReadonlySet<number> {
  const held = new Set<number>();
  for (const [first = '', ...others] of stemsOfForms(word)) {
    const also = others.map((stem) => new Set(titlesWith(stem)));
    for (const title of titlesWith(first)) if (also.every((titles) => titles.has(title))) held.add(title);
  }
  return held;
}

/** No word that sets one profession apart from another. */
export const isGenericWord = (word: string): boolean =>
  functionWords.has(word) || genericWords.has(word) || trainingWords.has(word);

const arabic = /^[\u0600-\u06ff]+$/;

/** The distinct content words of a title; segments of a text without spaces. */
function contentWordsOf(title: string): string[] {
  const words = splitWords(title).flatMap((run) => (run.isSpaceless ? segmentsOf(run.text) : run.parts));
  return [...new Set(words)].filter((word) => !isGenericWord(word));
}

/** Lists of stems: a title holds the word, in any of its forms, if it has every stem of one list. */
function stemsOfForms(word: string): string[][] {
  const forms = variantsInAnyLanguage(word).flatMap((form) =>
    arabic.test(form) ? [form, `ال${form}`] : [form],
  );
  return forms.map((form) => featuresOf(form).stems);
}

const spaceless = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** The two parts of a text without spaces at each place where both have two characters at least. */
function cutsOf(word: string): [string, string][] {
  const characters = spaceless.test(word) ? [...word] : [];
  return characters
    .slice(3)
    .map((_, at) => [characters.slice(0, at + 2).join(''), characters.slice(at + 2).join('')]);
}
