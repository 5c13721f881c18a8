import { foldText } from '../../../search/analyser/fold-text.ts';
import { readsOthers, resumeWords } from './words.ts';

const english = new Set(resumeWords.en.titles.map(foldText));
const wordsOf = (lists: readonly { titles: readonly string[] }[]): ReadonlySet<string> =>
  new Set(lists.flatMap(({ titles }) => titles.map(foldText)).filter((word) => !english.has(word)));

const headFirst = wordsOf([resumeWords.es, resumeWords.pt, resumeWords.id, resumeWords.ms]);
const headFirstInOthers = wordsOf([
  resumeWords.fr,
  resumeWords.it,
  resumeWords.pl,
  resumeWords.ru,
  resumeWords.fa,
]);

/**
 * `Manajer Pemasaran`, `Jefe de cocina`, `Specjalista ds. kadr`: what it is about stands after. French, Italian, Polish,
 * Russian and Persian count in documents of theirs.
 */
export function isHeadFirst(word: string): boolean {
  const folded = foldText(word);
  return headFirst.has(folded) || (readsOthers() && headFirstInOthers.has(folded));
}
