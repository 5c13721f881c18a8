import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { type CountryKey, countries, countryByKey, languages, readAnswer } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import type { Db } from '../database/pools.ts';
import type { App } from '../http/typed-app.ts';
import { findPlaces } from '../import/clean/places/places.ts';
import { upsertJobs } from '../intake/job-intake.ts';

const typed = z.tuple([z.string(), z.string(), z.string()]);
const advertisement = z.tuple([z.string(), z.string(), z.string(), z.string()]);
const market = z.object({
  language: z.enum(languages.map(({ value }) => value)),
  /** Title, kind of work, place and text. */
  titles: z.array(advertisement),
  /** What is typed, the kinds of work that answer it, joined by "+", and the place that it names. */
  searches: z.array(typed),
});
export type MarketOfTitles = z.infer<typeof market>;

/** Some 60 advertisements of each market and what people type there, written for this measure. */
export const readMarkets = async (): Promise<Readonly<Record<string, MarketOfTitles>>> =>
  z
    .record(z.string(), market)
    .parse(JSON.parse(await readFile(join(import.meta.dirname, 'market-searches.json'), 'utf8')));

/** The market's country of the site; France is one of its other countries. */
const countryOf = (key: string): CountryKey => countries.find((one) => one.key === key)?.key ?? 'others';

export async function storeMarket(
  db: Db,
  key: string,
  { language, titles }: MarketOfTitles,
): Promise<string[]> {
  const kinds: string[] = [];
  const drafts = titles.map(([title, , place, text], index) => ({
    source: 'relevance',
    sourceId: `${key}-${index}`,
    countryKey: countryOf(key),
    language,
    title,
    company: { sourceKey: `company-${index}`, name: `Harbor ${index}` },
    locationIds: place === '' ? [] : findPlaces([place], key).locationIds,
    descriptionHtml: `<p>${text}</p>`,
    postedAt: new Date(Date.UTC(2026, 0, 1 + (index % 20))),
  }));
  const { ids } = await upsertJobs(db, drafts);
  for (const [index, id] of ids.entries()) kinds[id] = titles[index]?.[1] ?? '';
  return kinds;
}

/**
 * `precision`: share of the first places of a list that hold relevant jobs: ten, or as many as there are relevant ones.
 * `top`: precision at ten of the same lists, and `best` the one of lists with all relevant jobs first.
 */
export async function measureMarket(
  app: App,
  key: string,
  { searches, titles }: MarketOfTitles,
  kinds: readonly string[],
): Promise<{ precision: number; top: number; best: number; poor: string[] }> {
  let [sum, top, best] = [0, 0, 0];
  const poor: string[] = [];
  for (const [query, wanted, named] of searches) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/job/search',
      headers: { 'country-id': String(countryByKey(countryOf(key))?.id) },
      body: { query, page: 1, size: 20 },
    });
    const { jobs, related = [], mentions_from: end } = readAnswer(searchJobs, answer.json());
    const relevant = wanted.split('+');
    const places = Math.min(
      10,
      titles.filter(([, kind, place]) => relevant.includes(kind) && (named === '' || place === named)).length,
    );
    const first = [...jobs.slice(0, end), ...related, ...jobs.slice(end ?? jobs.length)].slice(0, places);
    const right = first.filter(({ id }) => relevant.includes(kinds[id] ?? '')).length;
    sum += right / places;
    top += right / 10;
    best += places / 10;
    if (right < places)
      poor.push(
        `${query}: ${right} of ${places}; ${first.map(({ id, title }) => `${relevant.includes(kinds[id] ?? '') ? '' : '✗ '}${title}`).join(' · ')}`,
      );
  }
  const each = searches.length;
  return { precision: sum / each, top: top / each, best: best / each, poor };
}
