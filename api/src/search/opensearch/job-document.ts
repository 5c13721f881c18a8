import { type CountryKey, countryByKey } from '@jobharbor/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { salaryLadderOf } from '../../config-lists/index.ts';
import type { Db } from '../../database/pools.ts';
import {
  columnOf,
  countedFields,
  type FilterDocument,
  filterColumnNames,
} from '../../search-filters/filter-columns.ts';
import { rungsOfPay } from '../listing/rungs-of-pay.ts';
import { emptyPosition, formSeparator, headFields, never, positionSeparator } from './index-format.ts';
import { type Lexeme, readVector } from './read-vector.ts';

/** A row of `search_documents`. Times in microseconds. */
export interface StoredDocument extends FilterDocument {
  country_key: CountryKey;
  job_id: number;
  version: number;
  title_id: number;
  listed_at: number;
  removed_at: number | null;
  expires_at: number | null;
  posted_at: number;
  salary_low: number | null;
  salary_high: number | null;
  terms: string;
  head: string;
}

/**
 * Hash of a row's id and of the transaction that wrote it, in 32 bits so that sums are exact. It differs after each change,
 * and after a restored backup.
 */
export const rowVersion = sql<number>`(hashint8extended(job_id, xmin::text::bigint) & 4294967295)`;

const micros = (column: string) =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint as ${sql.ref(column)}`;

export async function readDocuments(db: Db, where: RawBuilder<unknown>): Promise<StoredDocument[]> {
  const { rows } = await sql<StoredDocument>`
    select country_key, job_id, ${rowVersion} as version, title_id, salary_low, salary_high,
      ${sql.join(['listed_at', 'removed_at', 'expires_at', 'posted_at'].map(micros))},
      terms::text as terms, head::text as head, ${sql.join(filterColumnNames.map((column) => sql.ref(column)))}
    from search_documents where ${where}`.execute(db);
  return rows;
}

/** What is stored in the index of the row's country. */
export function documentOf(row: StoredDocument): Record<string, unknown> {
  const { salary_low: low, salary_high: high } = row;
  return {
    job_id: row.job_id,
    version: row.version,
    title_id: row.title_id,
    listed_at: row.listed_at,
    removed_at: row.removed_at ?? never,
    expires_at: row.expires_at ?? never,
    posted_at: row.posted_at,
    ...(low !== null &&
      high !== null && {
        ...{ salary_low: low, salary_high: high, salary_middle: Math.floor((low + high) / 2) },
        salary_ranges: rungsOfPay(salaryLadderOf(countryByKey(row.country_key)?.key ?? 'others'), row),
      }),
    words: positionsOf(readVector(row.terms)),
    ...headOf(row.head),
    ...Object.fromEntries(
      countedFields.map((field) => {
        const { column, ids, marked = ids } = columnOf(field);
        return [column, marked(row[column] as never)];
      }),
    ),
  };
}

/** The words by their positions, as the analyser of the index takes them apart. */
function positionsOf(lexemes: readonly Lexeme[]): string {
  const words: string[] = [];
  for (const { text, positions } of lexemes)
    for (const position of positions) {
      const others = words[position - 1];
      words[position - 1] = others === undefined ? text : others + formSeparator + text;
    }
  return Array.from(words, (forms) => forms ?? emptyPosition).join(positionSeparator);
}

type HeadField = (typeof headFields)[keyof typeof headFields];

function headOf(head: string): Record<string, string | string[]> {
  const fields = { title_words: [], company_words: [], skill_words: [] } as Record<HeadField, string[]>;
  const lexemes = readVector(head);
  for (const { text, weights } of lexemes)
    for (const weight of weights) {
      const field = headFields[weight as keyof typeof headFields];
      // As often as it occurs: ts_rank counts that.
      if (field) fields[field].push(text);
    }
  return {
    ...fields,
    title_phrases: positionsOf(lexemes.map(inTitle)),
    whole_title: lexemes.find(({ positions }) => positions.length === 0)?.text ?? '',
  };
}

/** A title that repeats a word stands there a second time, whole and with weight D. */
const inTitle = ({ text, positions, weights }: Lexeme): Lexeme => ({
  text,
  positions: positions.filter((_, at) => weights[at] === 'A' || weights[at] === 'D'),
  weights: '',
});
