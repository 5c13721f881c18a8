import type { JobAdvice, JobForm } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { flatLists } from '../../config-lists/index.ts';
import { optionIn } from '../../config-lists/option.ts';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';
import type { Market } from '../../http/market-plugin.ts';
import { textOfHtml } from '../../import/clean/text/description-html.ts';
import { maskContacts } from '../../import/clean/text/mask-contacts.ts';
import { remoteArrangement } from '../../import/clean/work-terms.ts';
import { draftOfForm } from './job-form.ts';

/** `\b` knows ASCII letters alone. */
const startOfWord = '(?<![\\p{L}\\p{M}\\p{N}])';
const endOfWord = '(?![\\p{L}\\p{M}\\p{N}])';

const rows = readCsv(
  dataFile('jobs/advice-words.csv'),
  z.object({ advice: z.string(), language: z.string(), patterns: listCell }),
);

/**
 * All patterns of an advice as one. Those between two `\b` share one start and one end: V8 compiles the ranges of `\p{L}`
 * once for each place where they stand, which took half a second.
 */
function patternOf(advice: string): RegExp {
  const patterns = rows.filter((row) => row.advice === advice).flatMap((row) => row.patterns);
  const words = patterns.flatMap((pattern) => /^\\b(.+)\\b$/.exec(pattern)?.[1] ?? []);
  const starts = patterns.flatMap((pattern) => /^\\b(.+)(?<!\\b)$/.exec(pattern)?.[1] ?? []);
  const anywhere = patterns.filter((pattern) => !pattern.startsWith('\\b'));
  const atStart = [`(?:${words.join('|')})${endOfWord}`, ...starts].join('|');
  return new RegExp([`${startOfWord}(?:${atStart})`, ...anywhere].join('|'), 'giu');
}

/** Words of all languages are looked for: advertisements mix them. */
const words = {
  'excluding-words': patternOf('excluding-words'),
  'asks-for-money': patternOf('asks-for-money'),
};

/** Characters of a description that says little; a Chinese or Japanese character says more than a letter. */
const shortText = { letters: 300, ideographs: 100 };

/** Advice before a job is posted, in the reader's language, in the order of the list. */
export function adviseOnJob(form: JobForm, { language }: Market): JobAdvice[] {
  const draft = draftOfForm(form);
  const written = `${form.title}\n${textOfHtml(form.description_html)}`;
  const isRemote = draft.workArrangementId === remoteArrangement;
  const names = draft.applicantCountries?.length ?? 0;
  const found: Record<string, readonly string[] | undefined> = {
    'pay-missing': form.salary === null || form.salary.period === 'negotiable' ? [] : undefined,
    'remote-without-countries': isRemote && names === 0 && form.visa_sponsorship === null ? [] : undefined,
    'excluding-words': matches(words['excluding-words'], written),
    'asks-for-money': matches(words['asks-for-money'], written),
    'contacts-masked': maskContacts(written) === written ? undefined : [],
    'short-description': isShort(textOfHtml(form.description_html)) ? [] : undefined,
    'place-missing': !isRemote && form.location_ids.length + form.other_places.length === 0 ? [] : undefined,
  };
  return flatLists.job_advice_lists.flatMap((option) => {
    const about = found[option.key];
    return about === undefined ? [] : [{ advice: optionIn(option, language.value), words: [...about] }];
  });
}

function matches(pattern: RegExp, text: string): string[] | undefined {
  const found = [...new Set([...text.matchAll(pattern)].map(([word]) => word.trim()))];
  return found.length === 0 ? undefined : found.slice(0, 5);
}

function isShort(text: string): boolean {
  const ideographs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return ideographs < shortText.ideographs && text.length < shortText.letters;
}
