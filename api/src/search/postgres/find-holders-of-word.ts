import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { basicForms } from '../analyser/analyse-text.ts';
import { quoteLexeme } from '../analyser/lexeme.ts';

/** A word of more jobs is not rare. */
const maxHolders = 300;

/** Ids of the country's open jobs with a word in their title or skills; none where it is common. */
export async function findHoldersOfWord(db: Db, country: string, word: string): Promise<number[]> {
  const wanted = basicForms(word).map((form) => `${quoteLexeme(form)}:AC`);
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ job_id: number }>`
    select job_id from search_documents
    where country_key = ${country} and removed_at is null and head @@ ${wanted.join(' & ')}::tsquery
    limit ${maxHolders + 1}`.execute(db);
  return rows.length > maxHolders ? [] : rows.map((row) => row.job_id);
}
