import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { editDistance } from '../analyser/edit-distance.ts';
import { asPattern } from './find-titles.ts';

/** Shorter words have too many neighbours, longer ones are whole sentences. */
const length = { least: 3, most: 10 };
/** Titles that are read for a word, and spellings of it that are compared. */
const maxTitles = 3_000;
const maxNear = 4;

/** Whether a word of a script without spaces is corrected. */
export const isCorrectableRun = (word: string): boolean =>
  [...word].length >= length.least && [...word].length <= length.most;

/**
 * Words of the country's titles that differ from this one by one character: another, a missing or an additional one; the
 * most frequent first. For scripts without spaces, whose titles are no lists of words.
 */
export async function findNearRuns(db: Db, country: string, word: string): Promise<string[]> {
  const characters = [...word];
  const middle = Math.ceil(characters.length / 2);
  // Of two halves one has no error.
  const halves = [characters.slice(0, middle), characters.slice(middle)].map(
    (half) => `%${asPattern(half.join(''))}%`,
  );
  const { rows } = await sql<{ title_key: string }>`
    select title_key from job_titles
    where country_key = ${country} and (title_key like ${halves[0]} or title_key like ${halves[1]})
    limit ${maxTitles}`.execute(db);
  const counts = new Map<string, number>();
  for (const near of rows.flatMap(({ title_key }) => [...new Set(nearParts(title_key, word))]))
    counts.set(near, (counts.get(near) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxNear)
    .map(([near]) => near);
}

/** Parts of a title at one edit from the word. Of another length only in words of four characters or more. */
function nearParts(title: string, word: string): string[] {
  const characters = [...title];
  const size = [...word].length;
  const sizes = size > length.least ? [size, size - 1, size + 1] : [size];
  return sizes.flatMap((size) =>
    characters
      .slice(0, Math.max(0, characters.length - size + 1))
      .map((_, at) => characters.slice(at, at + size).join(''))
      .filter((part) => /^[\p{L}\p{M}ー々]+$/u.test(part) && editDistance(part, word) === 1),
  );
}
