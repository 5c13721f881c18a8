import type { AnyCall } from '@jobharbor/shared/contracts';
import * as z from 'zod/mini';
import { dataFile } from '../data-files/data-file.ts';
import { readCsv } from '../data-files/read-data.ts';

const row = z.object({
  method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  may: z.enum(['yes', 'no', 'applications', 'reports', 'summaries']),
  /** Why not always; for readers. */
  why: z.string(),
});

/** `yes`, `no`, or the name of what may be done a few times: see `count-unconfirmed.ts`. */
export type UnconfirmedRule = z.infer<typeof row>['may'];

/** The rules by the calls' ids. */
export const unconfirmedRules: ReadonlyMap<string, UnconfirmedRule> = new Map(
  readCsv(dataFile('unconfirmed-accounts.csv'), row).map(({ method, path, may }) => [
    `${method} ${path}`,
    may,
  ]),
);

/**
 * Whether an account without a confirmed address or number may make a call; `yes` for calls by which job seekers change
 * nothing. A test compares `data/unconfirmed-accounts.csv` with the calls.
 */
export const unconfirmedRuleOf = ({ id }: Pick<AnyCall, 'id'>): UnconfirmedRule =>
  unconfirmedRules.get(id) ?? 'yes';
