import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { nameKeyOf } from '../analyser/fold-text.ts';
import { quoteLexeme } from '../analyser/lexeme.ts';
import { pairsOf, splitWords } from '../analyser/split-words.ts';
import { withoutArticle } from '../analyser/word-variants.ts';
import type { TitleIndex } from '../related/title-index.ts';
import type { TitleCount } from '../search-engine.ts';

/** A title that is less similar is no suggestion. */
const minNear = 0.6;
/** Minimum letters of a prefix: shorter ones match too many titles. */
const minLetters = 3;

/**
 * Titles that begin with the typed text, then those with words that begin with it, then those that mean nearly the same.
 */
export async function suggestTitles(
  { db, indexOf }: { db: Db; indexOf(country: string): Promise<TitleIndex | null> },
  country: string,
  typed: string,
  size: number,
  now: Date,
): Promise<TitleCount[]> {
  const start = nameKeyOf(typed.slice(0, 200));
  if (start === '') return [];
  const pattern = `${asPattern(start)}%`;
  const first = await countTitles(db, { country, size, now, where: sql`title_key like ${pattern}` });
  const words = wordStarts(typed);
  if (first.length >= size || words === null) return first;
  const within = await countTitles(db, { country, size, now, where: sql`head @@ ${words}::tsquery` });
  const seen = new Set(first.map(({ id }) => id));
  const found = [...first, ...within.filter(({ id }) => !seen.has(id))].slice(0, size);
  if (found.length === size || start.length < minLetters) return found;
  const near = await nearTitles({ db, index: await indexOf(country) }, country, typed, size, now);
  return [...found, ...near.filter(({ id }) => !found.some((one) => one.id === id))].slice(0, size);
}

async function nearTitles(
  { db, index }: { db: Db; index: TitleIndex | null },
  country: string,
  typed: string,
  size: number,
  now: Date,
): Promise<TitleCount[]> {
  if (!index?.hasVectors) return [];
  const near = index.near(typed.slice(0, 200), { least: minNear, most: size * 2 });
  const ids = near.filter(({ score }) => score >= minNear).map(({ id }) => id);
  if (ids.length === 0) return [];
  const where = sql`t.id = any(${ids}::bigint[])`;
  const counted = await countTitles(db, { country, size: ids.length, now, where });
  return counted.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Escapes text for a `like` pattern. */
export const asPattern = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Every typed word must be the prefix of a word of the title. */
function wordStarts(typed: string): string | null {
  const words = splitWords(typed.slice(0, 200)).flatMap((run) => {
    if (!run.isSpaceless) return run.parts.map(startOf);
    const pairs = pairsOf(run.text);
    return pairs.map((pair) => `${quoteLexeme(pair)}:*A`);
  });
  return words.length === 0 ? null : words.slice(0, 8).join(' & ');
}

/** With and without an Arabic article, which titles are stored without. */
function startOf(part: string): string {
  const forms = [...new Set([part, withoutArticle(part, 2)])].map((form) => `${quoteLexeme(form)}:*A`);
  return forms.length === 1 ? (forms[0] ?? '') : `(${forms.join(' | ')})`;
}

async function countTitles(
  db: Db,
  { country, size, now, where }: { country: string; size: number; now: Date; where: RawBuilder<unknown> },
): Promise<TitleCount[]> {
  const { rows } = await sql<TitleCount>`
    select t.id, t.value, count(*) as count
    from job_titles t join search_documents d on d.title_id = t.id
    where t.country_key = ${country} and d.country_key = ${country}
      and d.removed_at is null and (d.expires_at is null or d.expires_at > ${now}) and ${where}
    group by t.id
    order by count(*) desc, max(d.posted_at) desc, t.id
    limit ${size}`.execute(db);
  return rows;
}
