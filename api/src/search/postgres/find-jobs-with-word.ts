import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { basicForms } from '../analyser/analyse-text.ts';
import { quoteLexeme } from '../analyser/lexeme.ts';
import { parseQuery } from '../query/parse-query.ts';
import { toTsquery } from './tsquery.ts';

/** A word of more jobs is not rare. */
const maxHolders = 300;

/**
 * Ids of the country's open jobs with a word in their title or skills. Jobs with one of `titleIds` may have it
 * anywhere, since descriptions mention other work too. None where the word is common.
 */
export async function findJobsWithWord(
  db: Db,
  country: string,
  word: string,
  titleIds: readonly number[],
): Promise<number[]> {
  const named = basicForms(word).map((form) => `${quoteLexeme(form)}:AC`);
  const words = toTsquery(parseQuery(word));
  if (named.length === 0 || words === null) return [];
  const { rows } = await sql<{ job_id: number; is_kept: boolean }>`
    select job_id, head @@ ${named.join(' & ')}::tsquery or title_id = any(${[...titleIds]}::bigint[]) as is_kept
    from search_documents
    where country_key = ${country} and removed_at is null and terms @@ ${words}::tsquery
    limit ${maxHolders + 1}`.execute(db);
  return rows.length > maxHolders ? [] : rows.flatMap(({ job_id, is_kept }) => (is_kept ? job_id : []));
}
