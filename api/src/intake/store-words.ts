import { sql } from 'kysely';
import { insertRows } from '../database/insert-rows.ts';
import type { Db } from '../database/pools.ts';
import { foldText } from '../search/analyser/fold-text.ts';
import { isCorrectable, spellingsOf } from '../search/analyser/misspellings.ts';
import type { SearchableJob } from './search-document.ts';

interface Word {
  country_key: string;
  word: string;
  shown: string;
}

const markOf = ({ country_key, word }: Pick<Word, 'country_key' | 'word'>) => `${country_key} ${word}`;

/** Stores the words of titles, companies and skills, from which misspelt queries are corrected. */
export async function storeWords(tx: Db, jobs: readonly SearchableJob[]): Promise<void> {
  const words = wordsOf(jobs);
  for (const known of await findKnown(tx, [...words.values()])) words.delete(markOf(known));
  // Sorted, so that parallel intakes lock in the same order and cannot deadlock.
  const fresh = [...words]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, word]) => ({ ...word, spellings: spellingsOf(word.word) }));
  await insertRows(fresh, (chunk) =>
    tx
      .insertInto('search_words')
      .values(chunk)
      .onConflict((conflict) => conflict.columns(['country_key', 'word']).doNothing()),
  );
}

function wordsOf(jobs: readonly SearchableJob[]): Map<string, Word> {
  const words = new Map<string, Word>();
  for (const { title, company_name, skills, country_key, language } of jobs) {
    for (const [written] of [title, company_name, ...skills].join(' ').matchAll(/[\p{L}\p{M}]+/gu)) {
      const word = { country_key, word: foldText(written), shown: written.toLocaleLowerCase(language) };
      if (isCorrectable(word.word) && !words.has(markOf(word))) words.set(markOf(word), word);
    }
  }
  return words;
}

async function findKnown(tx: Db, words: readonly Word[]): Promise<Pick<Word, 'country_key' | 'word'>[]> {
  if (words.length === 0) return [];
  const { rows } = await sql<Pick<Word, 'country_key' | 'word'>>`
    select country_key, word from search_words
    where (country_key, word) in (
      select * from unnest(${words.map((word) => word.country_key)}::text[], ${words.map(({ word }) => word)}::text[])
    )`.execute(tx);
  return rows;
}
