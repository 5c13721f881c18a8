import type { Db } from '../../database/pools.ts';
import { minRareWordMatches, type TitleIndex } from '../related/title-index.ts';
import { findJobsWithWord } from './find-jobs-with-word.ts';

/**
 * The rare word of a title that the vectors do not know (`sap` of `consultor sap`), if enough titles or jobs of similar
 * titles contain it. Similar titles without it are other work. Null where there is none.
 */
export async function findRequiredWord(
  { db, index }: { db: Db; index: TitleIndex },
  country: string,
  title: string,
  minCosine: number,
): Promise<string | null> {
  const rare = index.rareWordOf(title);
  if (!rare?.isUnknown) return null;
  if (rare.holders.size >= minRareWordMatches) return rare.word;
  const holders = await findJobsWithWord(db, country, rare.word, index.nearInMeaning(title, minCosine));
  return holders.length >= minRareWordMatches ? rare.word : null;
}
