import { cautions, type LanguageTag, languages } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { readCsv } from '../../data-files/read-data.ts';
import { findCautions } from './find-cautions.ts';

/** A text of our own. Without a `kind` it is harmless, and most such look like a scam. Rules are tuned on `tuned` alone. */
const labelledText = z.object({
  language: z.enum(languages.map(({ value }) => value) as [LanguageTag, ...LanguageTag[]]),
  set: z.enum(['tuned', 'kept']),
  kind: z.enum(['', ...cautions]),
  text: z.string(),
});

export const labelledTexts = readCsv(dataFile('scams/labelled-texts.csv'), labelledText);
export type LabelledText = (typeof labelledTexts)[number];

export interface ScamFigures {
  texts: number;
  /** Of those with a caution, the share that are scams. */
  precision: number;
  /** Of the scams, the share with a caution. */
  recall: number;
  /** Of the scams with a caution, the share whose caution names the right kind. */
  named: number;
  /** Texts that were judged wrongly. */
  missed: string[];
  alarmed: string[];
}

/** How the lens judges labelled texts. */
export function measureScams(texts: readonly LabelledText[]): ScamFigures {
  const judged = texts.map((labelled) => ({ ...labelled, found: findCautions(labelled.text) }));
  const scams = judged.filter(({ kind }) => kind !== '');
  const caught = scams.filter(({ found }) => found.length > 0);
  const alarmed = judged.filter(({ kind, found }) => kind === '' && found.length > 0);
  const named = caught.filter(({ kind, found }) => kind !== '' && found.includes(kind));
  return {
    texts: texts.length,
    precision: ratio(caught.length, caught.length + alarmed.length),
    recall: ratio(caught.length, scams.length),
    named: ratio(named.length, caught.length),
    missed: scams.filter(({ found }) => found.length === 0).map(({ text }) => text),
    alarmed: alarmed.map(({ text, found }) => `${text} (${found})`),
  };
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
