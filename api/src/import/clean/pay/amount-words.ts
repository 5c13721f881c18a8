import * as z from 'zod/mini';
import { dataFile } from '../../../data-files/data-file.ts';
import { listCell, numberCell, readCsv } from '../../../data-files/read-data.ts';

const rows = readCsv(
  dataFile('import/amount-words.csv'),
  z.object({ value: numberCell, words: listCell, only_marked: z.enum(['yes', 'no']) }),
);

interface AmountWord {
  word: string;
  value: number;
  /** Means an amount only beside a currency or a word for pay: "$1.2m", "月薪1.5w". */
  isOnlyMarked: boolean;
}

/** Words and signs that multiply the number before them ("5 juta", "40 bin", "4萬"), the longest first. */
export const amountWords: readonly AmountWord[] = rows
  .flatMap(({ value, words, only_marked }) =>
    words.map((word) => ({ word, value, isOnlyMarked: only_marked === 'yes' })),
  )
  .sort((a, b) => b.word.length - a.word.length);
