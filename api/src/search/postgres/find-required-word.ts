import type { Db } from '../../database/pools.ts';
import { enoughWithRareWord, type TitleIndex } from '../related/title-index.ts';
import { findHoldersOfWord } from './find-holders-of-word.ts';

/**
 * The rare word of a title that the vectors do not know (`sap` of `consultor sap`), if enough titles or jobs of similar
 * titles contain it. Similar titles without it are other work. Null where there is none.
 */
export async function findRequiredWord(
  { db, index }: { db: Db; index: TitleIndex },
  country: string,
  title: string,
  leastCosine: number,
): Promise<string | null> {
  const rare = index.rareWordOf(title);
  if (!rare?.isUnknown) return null;
  if (rare.holders.size >= enoughWithRareWord) return rare.word;
  const holders = await findHoldersOfWord(db, country, rare.word, index.nearInMeaning(title, leastCosine));
  return holders.length >= enoughWithRareWord ? rare.word : null;
}
