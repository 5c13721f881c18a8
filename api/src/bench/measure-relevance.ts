import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { countryByKey, type JobPage, readAnswer } from '@jobharbor/shared/contracts';
import type { App } from '../http/typed-app.ts';
import { rankedTitles } from '../search/related/near-typed.ts';
import { TitleIndex } from '../search/related/title-index.ts';
import type { TitleVectors } from '../search/related/title-vectors.ts';
import { averagePrecision } from '../taxonomy/training/hold-out-names.ts';
import { countryOfTitles, type JudgedList, type JudgedTitle } from './judged-titles.ts';

/** Titles of an answer that are read at most. */
const depth = 1_000;
const pageSize = 100;

export async function search(app: App, query: string, page: number): Promise<JobPage> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/job/search',
    headers: { 'country-id': String(countryByKey(countryOfTitles)?.id) },
    body: { query, page, size: pageSize },
  });
  return readAnswer(searchJobs, answer.json());
}

async function readOn(app: App, query: string): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; found.length < depth; page += 1) {
    const { jobs, related = [], mentions_from: end } = await search(app, query, page);
    const inOrder = [...jobs.slice(0, end), ...related, ...jobs.slice(end ?? jobs.length)];
    found.push(...inOrder.map(({ id }) => id).filter((id) => !found.includes(id)));
    if (jobs.length + related.length < pageSize) break;
  }
  return found;
}

interface Measure {
  map: Halves;
  /** Leaves out the typed title unless it is judged relevant. */
  others: Halves;
  /** Precision at ten, and that of lists with all relevant titles first. */
  top: number;
  best: number;
}

interface Halves {
  tuned: number;
  apart: number;
}

export async function measure(
  app: App,
  { queries, relevant }: JudgedList,
  judgedTitles: ReadonlyMap<number, JudgedTitle>,
): Promise<Measure> {
  const measured: Measure = {
    map: { tuned: 0, apart: 0 },
    others: { tuned: 0, apart: 0 },
    top: 0,
    best: 0,
  };
  const counts = { tuned: 0, apart: 0 };
  for (const { id } of queries) counts[halfOf(id)] += 1;
  for (const { id, text } of queries) {
    const wanted = relevant.get(id) ?? new Set();
    const found = (await readOn(app, text)).map((job) => judgedTitles.get(job) ?? { id: '', title: '' });
    const hits = found.map((one) => wanted.has(one.id));
    const others = hits.filter((isHit, rank) => isHit || found[rank]?.title !== text);
    const half = halfOf(id);
    measured.map[half] += averagePrecision(hits, wanted.size) / counts[half];
    measured.others[half] += averagePrecision(others, wanted.size) / counts[half];
    measured.top += hits.slice(0, 10).filter(Boolean).length / 10 / queries.length;
    measured.best += Math.min(10, wanted.size) / 10 / queries.length;
  }
  return measured;
}

/** Average precision of the order of titles, of which the search leaves the unlike ones out. The typed title comes first. */
export function measureOrder(
  { titles, queries, relevant }: JudgedList,
  vectors: TitleVectors | null,
): Halves {
  const index = new TitleIndex({ vectors });
  for (const [number, { title }] of titles.entries()) index.add(number, title);
  const measured: Halves = { tuned: 0, apart: 0 };
  const counts: Halves = { tuned: 0, apart: 0 };
  for (const { id } of queries) counts[halfOf(id)] += 1;
  for (const { id, text } of queries) {
    const wanted = relevant.get(id) ?? new Set();
    const found = rankedTitles(index, text).map((one) => titles[one.id]);
    const order = [
      ...found.filter((one) => one?.title === text),
      ...found.filter((one) => one?.title !== text),
    ];
    const hits = order.map((one) => wanted.has(one?.id ?? ''));
    measured[halfOf(id)] += averagePrecision(hits, wanted.size) / counts[halfOf(id)];
  }
  return measured;
}

const halfOf = (query: string): keyof Halves => (Number(query) % 2 === 1 ? 'tuned' : 'apart');
