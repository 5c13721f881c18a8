import { sql } from 'kysely';
import type { Db } from '../../database/pools.ts';
import { maxVariedLetters, spellingsOf } from '../analyser/misspellings.ts';
import type { NearWord, Vocabulary } from '../search-engine.ts';
import { asPattern } from './find-titles.ts';
import { findNearRuns } from './near-characters.ts';
import { isCompanyNamePrefix } from './suggest-companies.ts';
import { titlesOfFunctions } from './titles-of-functions.ts';

const maxCompletions = 12;

/** The words of a country's advertisements: `search_words`, titles and names of companies. */
export function createVocabulary(db: Db): Vocabulary {
  return {
    wordsFrom: (country, start) => wordsFrom(db, country, start),
    wordsNear: (country, words) => wordsNear(db, country, words),
    partsNear: (country, word) => findNearRuns(db, country, word),
    titlesOfFunctions: (country, functionIds) => titlesOfFunctions(db, country, functionIds),
    isCompanyNamePrefix: (country, typed) => isCompanyNamePrefix(db, country, typed),
  };
}

async function wordsFrom(db: Db, country: string, start: string): Promise<string[]> {
  const { rows } = await sql<{ shown: string }>`
    select shown from search_words
    where country_key = ${country} and word like ${`${asPattern(start)}_%`}
    order by length(word), word limit ${maxCompletions}`.execute(db);
  return rows.map(({ shown }) => shown);
}

/** Words that share a deletion variant with each of these, in one query. */
async function wordsNear(db: Db, country: string, words: readonly string[]): Promise<NearWord[]> {
  const each = words.flatMap((word) => {
    const found = sql`select ${word}::text as typed, word, shown from search_words where country_key = ${country}`;
    const bySpelling = sql`(${found} and spellings && ${spellingsOf(word)}::text[] limit 500)`;
    if (word.length <= maxVariedLetters) return [bySpelling];
    // An error after the letters that the spellings vary leaves the beginning as it is.
    const start = `${word.slice(0, 6)}%`;
    const lengths = sql`length(word) between ${word.length - 2}::int and ${word.length + 2}::int`;
    return [bySpelling, sql`(${found} and word like ${start} and ${lengths} limit 500)`];
  });
  if (each.length === 0) return [];
  const { rows } = await sql<NearWord>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}
