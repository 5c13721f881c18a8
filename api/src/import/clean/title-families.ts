import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';

const row = z.object({
  category: z.string(),
  patterns: z.pipe(listCell, z.array(z.string()).check(z.minLength(1))),
});

/**
 * Regular expressions, most of them plain words, for job titles in the languages of the markets. Each has the key of
 * its category. The first row that matches counts: specific categories come before general ones.
 */
export const titleFamilies: readonly [category: string, pattern: RegExp][] = readCsv(
  dataFile('import/title-families.csv'),
  row,
).map(({ category, patterns }) => [category, new RegExp(patterns.join('|'), 'iu')]);
