import * as z from 'zod/mini';
import { listCell, numberCell, readCsv } from '../data/read-data.ts';

const row = z.object({ kind: z.string(), industries: z.pipe(listCell, z.array(numberCell)) });

/** What a company does, with the industries (ids of the configuration list) that it may belong to. */
export const companyKinds: ReadonlyMap<string, readonly number[]> = new Map(
  readCsv('company-kinds.csv', row).map(({ kind, industries }) => [kind, industries]),
);

export const companyKindNames: readonly string[] = [...companyKinds.keys()];
