import { foldText } from '../../../search/analyser/fold-text.ts';
import { resumeWords } from './words.ts';

const english = new Set(resumeWords.en.titles.map(foldText));
const headFirst = new Set(
  [resumeWords.es, resumeWords.pt, resumeWords.id, resumeWords.ms]
    .flatMap(({ titles }) => titles.map(foldText))
    .filter((word) => !english.has(word)),
);

/** `Manajer Pemasaran`, `Jefe de cocina`: in Spanish, Portuguese, Malay and Indonesian, what it is about stands after. */
export const isHeadFirst = (word: string): boolean => headFirst.has(foldText(word));
