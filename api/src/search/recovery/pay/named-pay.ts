import type { Found, Search } from '../search.ts';
import { payInWords, payOf } from './pay-in-words.ts';

/** An amount behind a word for pay ("gaji 7 juta") as a filter, also where an advertisement has these words in its text. */
export const namedPay = async (search: Search): Promise<Found | null> =>
  payOf(search)?.isNamed ? payInWords(search) : null;
