import * as z from 'zod/mini';
import { dataFile } from '../../data-files/data-file.ts';
import { listCell, readCsv } from '../../data-files/read-data.ts';

/**
 * Names of one job or one field in the ten languages of the site, a row each: a search for one of them finds
 * advertisements with another in their title. Only names with the same meaning belong in a row, since matches by any of
 * them rank alike; names that are merely close are found by the related titles.
 */
export const sameTitles: readonly (readonly string[])[] = readCsv(
  dataFile('search/title-synonyms.csv'),
  z.object({ names: z.pipe(listCell, z.array(z.string()).check(z.minLength(2))) }),
).map(({ names }) => names);

/**
 * Short, everyday or ambiguous names and the titles they may stand for, in one direction only: a search for `PM` may mean
 * any of these, while not every `PM` is a result for product manager.
 */
export const shortTitles: readonly { typed: readonly string[]; meanings: readonly string[] }[] = readCsv(
  dataFile('search/short-titles.csv'),
  z.object({
    typed: z.pipe(listCell, z.array(z.string()).check(z.minLength(1))),
    meanings: z.pipe(listCell, z.array(z.string()).check(z.minLength(1))),
  }),
);
