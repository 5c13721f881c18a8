import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { nameKeyOf } from '../analyser/fold-text.ts';
import type { TitleCount } from '../search-engine.ts';
import { dayOf, hashVisitor } from './hash-visitor.ts';

/** Older searches are not counted. */
const countedDays = 14;
/**
 * A day with fewer visitors does not count: they are chance, or one who wants to see a title on top. Visitors of different
 * days cannot be told apart, so that one who comes daily would look like many.
 */
const minVisitorsOfDay = 5;
/** Titles that one visitor can make hotter in a day. */
const titlesOfVisitor = 20;

/** The titles that most visitors searched for, then those with most open jobs; only titles with an open job. */
export async function findHotTitles(db: Db, country: string, size: number, now: Date): Promise<TitleCount[]> {
  const since = dayOf(new Date(now.getTime() - countedDays * 86_400_000));
  const { rows } = await sql<TitleCount>`
    with searched as (
      select title_id, sum(searches) as searches from hot_searches
      where country_key = ${country} and day > ${since}::date and searches >= ${minVisitorsOfDay}
      group by 1
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

/** A search, as its visitor reports it. */
export interface ReportedSearch {
  titleId: number | null;
  typed: string;
  /** Key that distinguishes visitors, such as their network. Only its hash with the day's salt is stored, for that day. */
  visitor: string;
}

/** Counts a visitor's search for a title with an open job in the country, once a day, and deletes what is of old days. */
export async function recordSearch(
  db: Db,
  country: string,
  { titleId, typed, visitor }: ReportedSearch,
  now: Date,
): Promise<void> {
  const key = nameKeyOf(typed.slice(0, 400));
  const today = dayOf(now);
  const hash = await hashVisitor(db, visitor, now);
  await sql`
    with title as (
      select t.id from job_titles t
      where country_key = ${country} and (id = ${titleId} or (${titleId}::bigint is null and title_key = ${key}))
        and exists (
          select from search_documents d where d.title_id = t.id and d.country_key = t.country_key
            and removed_at is null and (expires_at is null or expires_at > ${now}))
        and (select count(*) from hot_search_visitors where day = ${today}::date and visitor = ${hash})
          < ${titlesOfVisitor}
    ), counted as (
      insert into hot_search_visitors (day, visitor, title_id) select ${today}::date, ${hash}::bytea, id from title
      on conflict do nothing returning title_id
    )
    insert into hot_searches (country_key, title_id, day, searches)
    select ${country}, title_id, ${today}::date, 1 from counted
    on conflict (country_key, day, title_id) do update set searches = hot_searches.searches + 1`.execute(db);
  await sql`
    delete from hot_searches where country_key = ${country}
      and day <= ${dayOf(new Date(now.getTime() - 2 * countedDays * 86_400_000))}::date`.execute(db);
}
