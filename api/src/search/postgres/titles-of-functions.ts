import { sql } from 'kysely';
import { jobFunctionById } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import { nameKeyOf } from '../analyser/fold-text.ts';
import { withoutSecondForm } from '../analyser/second-form.ts';
import { asPattern } from './find-titles.ts';

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The names of titles of job functions in every language, without second forms. */
export const functionNames = (ids: readonly number[]): string[] =>
  ids.flatMap((id) => {
    const title = jobFunctionById(id);
    const names = title ? [...Object.values(title.names), ...title.aliases] : [];
    return names.map(withoutSecondForm);
  });

/** Advertised titles of the country that contain the name of one of these titles of job functions, in any language. */
export async function titlesOfFunctions(
  db: Db,
  country: string,
  functionIds: readonly number[],
): Promise<number[]> {
  const patterns = new Set(
    functionNames(functionIds).map((name) => {
      const key = nameKeyOf(name);
      return spaceless.test(key) ? `%${asPattern(key)}%` : `% ${asPattern(key)} %`;
    }),
  );
  if (patterns.size === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from job_titles
    where country_key = ${country} and ' ' || title_key || ' ' like any(${[...patterns]}::text[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
