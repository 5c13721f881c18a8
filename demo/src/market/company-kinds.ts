import * as z from 'zod/mini';
import { listCell, numberCell, readCsv } from '../data/read-data.ts';

const row = z.object({
  kind: z.string(),
  abroad: z.enum(['yes', 'no']),
  industries: z.pipe(listCell, z.array(numberCell)),
});

const rows = readCsv('company-kinds.csv', row);

/** Kinds of companies, with the industries (ids of the configuration list) that each may belong to. */
export const companyKinds: ReadonlyMap<string, readonly number[]> = new Map(
  rows.map(({ kind, industries }) => [kind, industries]),
);

export const companyKindNames: readonly string[] = [...companyKinds.keys()];

/** Kinds of companies that work across borders, and may advertise in a language that is not the country's. */
export const internationalKinds: ReadonlySet<string> = new Set(
  rows.filter(({ abroad }) => abroad === 'yes').map(({ kind }) => kind),
);
