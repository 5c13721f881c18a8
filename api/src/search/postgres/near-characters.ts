import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { formsOf, haveCommonReading, isSameCharacter } from '../analyser/alike-characters.ts';
import { editDistance } from '../analyser/edit-distance.ts';
import { segmentsOf } from '../query/parse-query.ts';
import { asPattern } from './find-titles.ts';

/** Shorter words are corrected only to words that sound alike: they have too many other neighbours. */
const leastByForm = 3;
/** Titles that are read for a word, and spellings of it that are compared. */
const maxTitles = 3_000;
const maxNear = 4;

/**
 * Words of the country's titles at an edit distance of one character: replaced, missing or additional. Homophones come
 * first (會記 for 會計), then the most frequent. For scripts without spaces, whose titles are no lists of words.
 */
export async function findNearRuns(db: Db, country: string, word: string): Promise<string[]> {
  const characters = [...word];
  const middle = Math.ceil(characters.length / 2);
  // With one error in a word, at least one half of the word is correct (pigeonhole principle).
  const halves = [characters.slice(0, middle), characters.slice(middle)]
    .flatMap((half) => (half.length === 1 ? half.flatMap(formsOf) : [half.join('')]))
    .map((half) => `%${asPattern(half)}%`);
  const { rows } = await sql<{ title_key: string }>`
    select title_key from job_titles
    where country_key = ${country} and title_key like any(${halves}::text[])
    limit ${maxTitles}`.execute(db);
  const counts = new Map<string, number>();
  for (const near of rows.flatMap(({ title_key }) => [...new Set(nearParts(title_key, word))]))
    counts.set(near, (counts.get(near) ?? 0) + 1);
  return [...counts]
    .sort(
      ([one, times], [other, otherTimes]) =>
        Number(soundsLike(other, word)) - Number(soundsLike(one, word)) || otherTimes - times,
    )
    .slice(0, maxNear)
    .map(([near]) => near);
}

/**
 * Parts of a title at one edit from the word. Of another length only in words of four characters or more; shorter ones
 * only whole words of the title: 车司机 of 货车司机 is none.
 */
function nearParts(title: string, word: string): string[] {
  const characters = [...title];
  const whole = [...word].length;
  const sizes = whole > leastByForm ? [whole, whole - 1, whole + 1] : [whole];
  const isNear = (part: string) =>
    whole < leastByForm ? soundsLike(part, word) : editDistance(part, word) === 1;
  return sizes.flatMap((size) =>
    characters
      .slice(0, Math.max(0, characters.length - size + 1))
      .map((_, at) => ({ part: characters.slice(at, at + size).join(''), at }))
      .filter(({ part }) => /^[\p{L}\p{M}ー々]+$/u.test(part) && isNear(part))
      .filter(({ at }) => size >= whole || isOfWords(characters, at, at + size))
      .map(({ part }) => part),
  );
}

/** Whether a part of a title, in characters, begins and ends where words do. */
function isOfWords(characters: readonly string[], from: number, to: number): boolean {
  const borders = new Set([0]);
  let at = 0;
  for (const segment of segmentsOf(characters.join(''))) {
    at += [...segment].length;
    borders.add(at);
  }
  return borders.has(from) && borders.has(to);
}

/** Whether two words of one length differ by one character that is read alike. */
function soundsLike(one: string, other: string): boolean {
  const characters = [...other];
  const pairs = [...one].map((character, at): [string, string] => [character, characters[at] ?? '']);
  if (pairs.length !== characters.length) return false;
  const different = pairs.filter(([a, b]) => !isSameCharacter(a, b));
  return different.length === 1 && different.every(([a, b]) => haveCommonReading(a, b));
}
