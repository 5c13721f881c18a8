import type { CountryKey } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { NearSearches } from './near-searches.ts';
import type { RequiredWords } from './required-words.ts';

/**
 * Stores the matches of new jobs whose title is similar to that of a search made from a job. The job meets the other
 * conditions of the search. It needs none of its words except a required one. Each title is compared once, whatever the
 * number of its jobs. An unfilled search is left out: `fillSearch` stores its matches, and tells which of them are
 * older than its alert.
 */
export async function matchNearTitles(
  tx: Db,
  { near, requiredWords }: { near: NearSearches; requiredWords: RequiredWords },
  jobs: readonly { job_id: number; country_key: string }[],
): Promise<void> {
  const jobIds = jobs.map(({ job_id }) => job_id);
  const { rows: titles } = await sql<{ country_key: string; id: number; value: string }>`
    select distinct d.country_key, t.id, t.value
    from search_documents d join job_titles t on t.id = d.title_id
    where d.job_id = any(${jobIds}::bigint[]) and d.country_key in (
      select s.country_key from alert_searches s
      where s.near_title is not null and s.is_filled and s.country_key = any(${[...new Set(jobs.map((job) => job.country_key))]}::text[]))`.execute(
    tx,
  );
  for (const [country, own] of Map.groupBy(titles, (title) => title.country_key)) {
    const found = [...(await near.of(tx, country, own))];
    if (found.length === 0) continue;
    const required = await findRequired(tx, requiredWords, country as CountryKey, [
      ...new Set(found.flatMap(([, ids]) => ids)),
    ]);
    await sql`
      insert into alert_matches (search_id, job_id, listed_at)
      select s.id, d.job_id, d.listed_at
      from unnest(
        ${found.map(([id]) => id)}::bigint[], ${found.map(([, ids]) => `{${ids.join(',')}}`)}::text[]
      ) near (title_id, search_ids)
      join search_documents d on d.title_id = near.title_id
      cross join lateral unnest(near.search_ids::bigint[]) candidate (search_id)
      join alert_searches s on s.id = candidate.search_id and s.is_filled
      left join unnest(
        ${required.map(({ id }) => id)}::bigint[], ${required.map(({ word }) => word)}::text[]
      ) required (search_id, word) on required.search_id = s.id
      where d.country_key = ${country} and d.job_id = any(${jobIds}::bigint[])
        and (s.near_terms is null or d.terms @@ s.near_terms)
        and (required.word is null or d.terms @@ required.word::tsquery)
        and (s.salary_from is null or d.salary_high >= s.salary_from)
        and (s.salary_to is null or d.salary_low < greatest(s.salary_to, coalesce(s.salary_from, 0) + 1))
      on conflict do nothing`.execute(tx);
  }
}

/** The searches that require a word, with its condition. */
async function findRequired(
  tx: Db,
  requiredWords: RequiredWords,
  country: CountryKey,
  searchIds: readonly number[],
): Promise<{ id: number; word: string }[]> {
  const searches = await tx
    .selectFrom('alert_searches')
    .select(['id', 'near_title'])
    .where(sql<boolean>`id = any(${[...searchIds]}::bigint[])`)
    .execute();
  const required: { id: number; word: string }[] = [];
  for (const { id, near_title } of searches) {
    const word = near_title === null ? null : await requiredWords(country, near_title);
    if (word !== null) required.push({ id, word });
  }
  return required;
}
