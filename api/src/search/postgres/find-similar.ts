import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { markFilter } from '../../search-filters/filter-marks.ts';
import { basicForms } from '../analyser/analyse-text.ts';
import { quoteLexeme } from '../analyser/lexeme.ts';
import { functionWords } from '../analyser/stop-words.ts';
import type { NearTitle, TitleIndex } from '../related/title-index.ts';
import { rankWeights, recencyScore } from './conditions.ts';

const maxWords = 24;

/** Titles with less in common by their letters are compared by their words alone. */
const minLetters = 0.6;
/** Titles whose jobs are compared, beside those that share words. */
const maxNearTitles = 60;

/**
 * Open jobs of the same country that share title words, skills or the category, or whose title means the same; then the
 * newest ones.
 */
export async function findSimilar(
  { db, indexOf }: { db: Db; indexOf(country: string): Promise<TitleIndex | null> },
  jobId: number,
  size: number,
  now: Date,
): Promise<number[]> {
  const job = await db
    .selectFrom('jobs')
    .select(['country_key', 'title', 'skills', 'category_id'])
    .where('id', '=', jobId)
    .executeTakeFirst();
  if (job === undefined) return [];
  const near = nearTitles(await indexOf(job.country_key), job.title);
  const title = wordsOf([job.title]);
  const skills = wordsOf(job.skills);
  const category = job.category_id === null ? null : markFilter('job_categories', job.category_id);
  const words = [...new Set([...title, ...skills])];
  const isClose = [
    ...(near.length === 0 ? [] : [sql`title_id = any(${near.map(({ id }) => id)}::bigint[])`]),
    ...(words.length === 0 ? [] : [sql`head @@ ${words.join(' | ')}::tsquery`]),
    ...(category === null ? [] : [sql`terms @@ ${quoteLexeme(category)}::tsquery`]),
  ];
  const closeness = [
    sql`0`,
    ...(title.length === 0
      ? []
      : [sql`2 * ts_rank(${rankWeights}, head, ${title.map((word) => `${word}:A`).join(' | ')}::tsquery)`]),
    ...(skills.length === 0
      ? []
      : [sql`ts_rank('{0,0.6,0,0}', head, ${skills.map((word) => `${word}:C`).join(' | ')}::tsquery)`]),
    sql`case when ${job.category_id}::bigint = any(category_ids) then 0.3::float8 else 0 end`,
    sql`coalesce(near.score, 0)`,
    sql`0.05::float8 * ${recencyScore(now)}`,
  ];
  const open = sql`country_key = ${job.country_key} and job_id <> ${jobId} and removed_at is null
    and (expires_at is null or expires_at > ${now})`;
  const { rows } = await sql<{ job_id: number }>`
    select job_id from search_documents left join unnest(
      ${near.map(({ id }) => id)}::bigint[], ${near.map(({ score }) => score)}::float8[]
    ) near (id, score) on near.id = title_id
    where ${open} and (${isClose.length === 0 ? sql`false` : sql.join(isClose, sql` or `)})
    order by ${sql.join(closeness, sql` + `)} desc, posted_at desc, job_id desc
    limit ${size}`.execute(db);
  const close = rows.map((row) => row.job_id);
  if (close.length === size) return close;
  const newest = await sql<{ job_id: number }>`
    select job_id from search_documents
    where ${open} and job_id <> all(${close}::bigint[])
    order by posted_at desc, job_id desc
    limit ${size - close.length}`.execute(db);
  return [...close, ...newest.rows.map((row) => row.job_id)];
}

function nearTitles(index: TitleIndex | null, title: string): NearTitle[] {
  return index?.hasVectors ? index.near(title, { least: minLetters, most: maxNearTitles }) : [];
}

/** The words that are no stop words, as quoted lexemes. */
function wordsOf(texts: readonly string[]): string[] {
  const forms = texts.flatMap(basicForms).filter((form) => !functionWords.has(form));
  return [...new Set(forms)].slice(0, maxWords).map(quoteLexeme);
}
