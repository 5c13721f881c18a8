import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import type { Conditions } from '../conditions.ts';
import { inHead, readWords, titleQueryOf } from './conditions.ts';

/**
 * The matches that hold a word of the search in their text alone. A company's name counts where it is all that was typed: a
 * word of it often says nothing about the job (`Cloud Foods` for `cloud engineer`).
 */
export async function findMentions(
  db: Db,
  conditions: Conditions,
  matches: readonly number[],
): Promise<number[]> {
  const { wanted } = readWords(conditions);
  if (wanted.length === 0 || matches.length === 0) return [];
  const heldAs = (write: (form: string) => string) =>
    wanted
      .map(([typed = [], ...synonyms]) => [...typed.map(write), ...synonyms.map(titleQueryOf)])
      .map((forms) => `(${forms.join(' | ')})`)
      .join(' & ');
  const inTitleOrSkills = (form: string) => inHead(form, 'AC');
  const inCompany = (form: string) => inHead(form, 'B');
  const { rows } = await sql<{ job_id: number }>`
    select job_id from search_documents
    where job_id = any(${[...matches]}::bigint[])
      and not head @@ ${`(${heldAs(inTitleOrSkills)}) | (${heldAs(inCompany)})`}::tsquery`.execute(db);
  const found = new Set(rows.map((row) => row.job_id));
  return matches.filter((id) => found.has(id));
}
