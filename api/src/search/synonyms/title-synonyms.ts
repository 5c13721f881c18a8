import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';

/**
 * Rows of names of one job or one field in the ten languages of the site, and of frequent ones in Vietnamese. A search for
 * one name finds advertisements with another in their title. Only names with the same meaning belong in a row, since matches by any of them rank
 * alike. Related titles find names that are merely close.
 */
export const sameTitles: readonly (readonly string[])[] = readCsv(
  dataFile('search/title-synonyms.csv'),
  z.object({ names: z.pipe(listCell, z.array(z.string()).check(z.minLength(2))) }),
).map(({ names }) => names);

/**
 * Short, everyday or ambiguous names and the titles that they may mean, in one direction only. A search for `PM` may
 * mean any of these, but not every `PM` is a result for product manager.
 */
export const shortTitles: readonly { typed: readonly string[]; meanings: readonly string[] }[] = readCsv(
  dataFile('search/short-titles.csv'),
  z.object({
    typed: z.pipe(listCell, z.array(z.string()).check(z.minLength(1))),
    meanings: z.pipe(listCell, z.array(z.string()).check(z.minLength(1))),
  }),
);
