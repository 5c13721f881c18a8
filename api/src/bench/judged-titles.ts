import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Db } from '../database/pools.ts';
import { upsertJobs } from '../intake/job-intake.ts';

const judged = join(import.meta.dirname, '../../../../shared/data/relevance/talentclef25_taskA');
export const hasJudgedTitles = existsSync(judged);
/** The country whose jobs the judged titles are. */
export const countryOfTitles = 'us';

/** Published baselines on the same files; `../shared/data/README.md` names them. */
export const baselines = {
  en: { 'word BM25': 0.266, 'character-trigram BM25': 0.343 },
  de: { 'word BM25': 0.042, 'character-trigram BM25': 0.256 },
} as const;
export type JudgedLanguage = keyof typeof baselines;

async function readRows(path: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) rows.push(line.split('\t'));
  return rows;
}

export interface JudgedTitle {
  id: string;
  title: string;
}

/** Stores every judged title as a job; by the job's id. */
export async function storeTitles(db: Db, language: JudgedLanguage): Promise<Map<number, JudgedTitle>> {
  const [, ...rows] = await readRows(join(judged, language, 'corpus_elements.tsv'));
  const drafts = rows.map(
    ([id = '', title = '']) =>
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
  return new Map(
    ids.map((job, index) => [job, { id: rows[index]?.[0] ?? '', title: rows[index]?.[1] ?? '' }]),
  );
}

export async function readQueries(language: JudgedLanguage): Promise<{ id: string; text: string }[]> {
  const [, ...rows] = await readRows(join(judged, language, 'queries.tsv'));
  return rows.map(([id = '', text = '']) => ({ id, text }));
}

/** Ids of the titles that are judged relevant to each query. */
export async function readRelevant(language: JudgedLanguage): Promise<ReadonlyMap<string, Set<string>>> {
  const relevant = new Map<string, Set<string>>();
  for (const [query = '', , title = '', grade] of await readRows(join(judged, language, 'qrels.tsv')))
    if (Number(grade) > 0) relevant.set(query, (relevant.get(query) ?? new Set()).add(title));
  return relevant;
}
