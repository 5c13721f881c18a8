import type { LanguageTag } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { findSchool, schoolKey, searchSchools } from './school-list.ts';

/** Privacy threshold: names in fewer profiles are not suggested. */
const minPeople = 3;
const maxCount = 50;

export interface SchoolQuery {
  query: string;
  size: number;
  country: string;
  language: LanguageTag;
}

interface Suggestion {
  value: string;
  count: number;
}

/** Autocompletion of schools: listed ones, then names used by several profiles; deduplicated by school. */
export async function suggestSchools(
  db: Db,
  { query, size, country, language }: SchoolQuery,
): Promise<Suggestion[]> {
  const typed = query.trim();
  if (typed === '') return [];
  const found = new Map<string, Suggestion>();
  for (const school of searchSchools(typed, country)) {
    const value = school.nameIn(language);
    found.set(schoolKey(value), { value, count: 0 });
  }
  for (const { value, count } of await namedByPeople(db, typed)) {
    const name = findSchool(value)?.nameIn(language) ?? value;
    const key = schoolKey(name);
    const known = found.get(key);
    if (known) known.count += count;
    else found.set(key, { value: name, count });
  }
  return [...found.values()].slice(0, size);
}

/**
 * School names in profiles with this prefix, in their most frequent spelling, with the number of people; most frequent
 * first.
 */
async function namedByPeople(db: Db, typed: string): Promise<Suggestion[]> {
  const pattern = `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Suggestion>`
    select mode() within group (order by content ->> 'school_name') as value,
      count(distinct account_id)::int as count
    from profile_entries
    where kind = 'education' and lower(content ->> 'school_name') like ${pattern}
    group by lower(content ->> 'school_name')
    having count(distinct account_id) >= ${minPeople}
    order by 2 desc, 1
    limit ${maxCount}`.execute(db);
  return rows;
}
