import * as z from 'zod/mini';
import { listCell, numberCell, readCsv } from '../data/read-data.ts';

const row = z.object({
  kind: z.string(),
  abroad: z.enum(['yes', 'no']),
  first_industries: z.pipe(listCell, z.array(numberCell)),
  second_industries: z.pipe(listCell, z.array(numberCell)),
});

const rows = readCsv('company-kinds.csv', row);

/** Industries (ids of the configuration list) of each kind of company, for either of the two lines of business it has texts for. */
const industriesOfKind: ReadonlyMap<string, readonly [readonly number[], readonly number[]]> = new Map(
  rows.map((row) => [row.kind, [row.first_industries, row.second_industries]]),
);

/** The industries that suit a company of a kind by what it says about itself. */
export const industriesOf = (kind: string, line: 1 | 2): readonly number[] =>
  industriesOfKind.get(kind)?.[line - 1] ?? [];

export const companyKindNames: readonly string[] = [...industriesOfKind.keys()];

/** Kinds of companies that work across borders, and may advertise in a language that is not the country's. */
export const internationalKinds: ReadonlySet<string> = new Set(
  rows.filter(({ abroad }) => abroad === 'yes').map(({ kind }) => kind),
);
