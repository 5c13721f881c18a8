import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { listCell, readCsv } from '../data-files/read-data.ts';
import type { Db } from '../database/pools.ts';
import { upsertJobs } from '../intake/job-intake.ts';
import { foreignFolder } from '../testing/samples/foreign-data.ts';

const foreign = join(foreignFolder, 'relevance/talentclef25_taskA');
const own = join(import.meta.dirname, '../../data/titles/judged-titles.csv');
/** The country whose jobs the judged titles are. */
export const countryOfTitles = 'us';

/** Published baselines on the same files; `../shared/data/README.md` names them. */
const baselines: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { 'word BM25': 0.266, 'character-trigram BM25': 0.343 },
  de: { 'word BM25': 0.042, 'character-trigram BM25': 0.256 },
};

export interface JudgedTitle {
  id: string;
  title: string;
}

/** Titles, searches, and which titles answer which search. */
export interface JudgedList {
  name: string;
  titles: readonly JudgedTitle[];
  queries: readonly { id: string; text: string }[];
  /** Ids of the titles that are judged relevant to each query, by its id. */
  relevant: ReadonlyMap<string, ReadonlySet<string>>;
  baselines: Readonly<Record<string, number>>;
}

/** The judged titles of TalentCLEF, in the languages whose files are there, and those of our own. `print` says what is absent. */
export async function judgedLists(print: (line: string) => void): Promise<JudgedList[]> {
  const languages = existsSync(foreign) ? readdirSync(foreign).sort() : [];
  if (languages.length === 0)
    print(
      `TalentCLEF's judged titles are absent, and not measured: no ${foreign} (FOREIGN_DATA names another folder).`,
    );
  return [...(await Promise.all(languages.map(readForeign))), ...ownJudgedLists()];
}

async function readRows(path: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) rows.push(line.split('\t'));
  return rows;
}

async function readForeign(language: string): Promise<JudgedList> {
  const read = (name: string) => readRows(join(foreign, language, `${name}.tsv`));
  const [[, ...titles], [, ...queries]] = [await read('corpus_elements'), await read('queries')];
  const relevant = new Map<string, Set<string>>();
  for (const [query = '', , title = '', grade] of await read('qrels'))
    if (Number(grade) > 0) relevant.set(query, (relevant.get(query) ?? new Set()).add(title));
  return {
    name: language,
    titles: titles.map(([id = '', title = '']) => ({ id, title })),
    queries: queries.map(([id = '', text = '']) => ({ id, text })),
    relevant,
    baselines: baselines[language] ?? {},
  };
}

const ownRow = z.object({ language: z.string(), query: z.string(), relevant: listCell, decoys: listCell });

/** A title of one search is a candidate of all searches in its language. */
export function ownJudgedLists(): JudgedList[] {
  return [...Map.groupBy(readCsv(own, ownRow), ({ language }) => language)].map(([language, rows]) => {
    const titles = new Set(rows.flatMap(({ relevant, decoys }) => [...relevant, ...decoys]));
    return {
      name: `${language} (own list)`,
      titles: [...titles].map((title) => ({ id: title, title })),
      queries: rows.map(({ query }, number) => ({ id: `${number + 1}`, text: query })),
      relevant: new Map(rows.map(({ relevant }, number) => [`${number + 1}`, new Set(relevant)])),
      baselines: {},
    };
  });
}

/** Stores every judged title as a job; by the job's id. */
export async function storeTitles(db: Db, { titles }: JudgedList): Promise<Map<number, JudgedTitle>> {
  const drafts = titles.map(
    ({ id, title }) =>
      ({
        source: 'relevance',
        sourceId: id,
        countryKey: countryOfTitles,
        language: 'en',
        title,
        company: { sourceKey: 'none', name: '—' },
        locationIds: [],
        descriptionHtml: '',
        postedAt: new Date('2026-01-01'),
      }) as const,
  );
  const { ids } = await upsertJobs(db, drafts);
  return new Map(ids.map((job, index) => [job, titles[index] ?? { id: '', title: '' }]));
}
