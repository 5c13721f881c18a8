import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { nameKeyOf } from '../analyser/fold-text.ts';
import type { TitleCount } from '../job-search.ts';

/** Older searches are not counted. */
const keptDays = 14;

/** The titles that were searched most, then those with most open jobs; only titles with an open job. */
export async function findHotTitles(db: Db, country: string, size: number, now: Date): Promise<TitleCount[]> {
  const since = dayOf(new Date(now.getTime() - keptDays * 86_400_000));
  const { rows } = await sql<TitleCount>`
    with searched as (
      select title_id, sum(searches) as searches from hot_searches
      where country_key = ${country} and day > ${since}::date group by 1
    ), advertised as (
      select title_id, count(*) as count, max(posted_at) as newest from search_documents
      where country_key = ${country} and removed_at is null and (expires_at is null or expires_at > ${now})
      group by 1
    )
    select t.id, t.value, a.count
    from advertised a left join searched s using (title_id) join job_titles t on t.id = a.title_id
    order by coalesce(s.searches, 0) desc, a.count desc, a.newest desc, t.id
    limit ${size}`.execute(db);
  return rows;
}

/** Counts one search for a title that is advertised in the country, and deletes counts of old days. */
export async function recordSearch(
  db: Db,
  country: string,
  { titleId, typed }: { titleId: number | null; typed: string },
  now: Date,
): Promise<void> {
  const key = nameKeyOf(typed.slice(0, 400));
  await sql`
    insert into hot_searches (country_key, title_id, day, searches)
    select country_key, id, ${dayOf(now)}::date, 1 from job_titles
    where country_key = ${country} and (id = ${titleId} or (${titleId}::bigint is null and title_key = ${key}))
    on conflict (country_key, day, title_id) do update set searches = hot_searches.searches + 1`.execute(db);
  await sql`
    delete from hot_searches where country_key = ${country}
      and day <= ${dayOf(new Date(now.getTime() - 2 * keptDays * 86_400_000))}::date`.execute(db);
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
