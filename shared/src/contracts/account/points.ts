import * as z from 'zod/mini';
import { id, personText, unixSeconds } from '../primitives/primitives.ts';
import { maxCorrection } from './point-limits.ts';

export const withdrawalNetwork = z.enum(['tron', 'ethereum']);
export type WithdrawalNetwork = z.infer<typeof withdrawalNetwork>;

/**
 * `asked`, then `reviewing` by an admin; both can be cancelled. `approved` waits for its payment, and ends as `paid` or
 * `failed`. Points come back unless it was paid.
 */
export const withdrawalState = z.enum([
  'asked',
  'reviewing',
  'approved',
  'refused',
  'paid',
  'failed',
  'cancelled',
]);
export type WithdrawalState = z.infer<typeof withdrawalState>;

/**
 * `refresh`: a refreshed résumé; `correction`: by an admin, with a reason; `asked`: reserved for a withdrawal; `returned`:
 * from one that was not paid; `paid`: left the site.
 */
export const pointMovementKind = z.enum(['invitation', 'refresh', 'correction', 'asked', 'returned', 'paid']);
export type PointMovementKind = z.infer<typeof pointMovementKind>;

export const withdrawal = z.object({
  id,
  network: withdrawalNetwork,
  address: z.string(),
  points: z.int(),
  state: withdrawalState,
  /** Why it was refused. */
  reason: z.nullable(z.string()),
  asked_at: unixSeconds,
  changed_at: unixSeconds,
});
export type Withdrawal = z.infer<typeof withdrawal>;

const pointMovement = z.object({
  kind: pointMovementKind,
  points: z.int(),
  moved_at: unixSeconds,
  /** Of a correction: what an admin wrote to it. */
  reason: z.nullable(z.string()),
});

export const pointStatus = z.object({
  /** Points that can be withdrawn. */
  balance: z.int(),
  /** Points of withdrawals that are not decided or not paid yet. */
  reserved: z.int(),
  /** Whether points are earned in the account’s country. */
  is_open: z.boolean(),
  /** Why nothing can be withdrawn: the country’s law, or because the site pays nothing out yet; null where it can. */
  closed_by: z.nullable(z.enum(['country', 'payout'])),
  movements: z.array(pointMovement),
  withdrawals: z.array(withdrawal),
});
export type PointStatus = z.infer<typeof pointStatus>;

/** The ledger of an account as admins see it; the balance may be negative. */
export const pointLedger = z.object({
  account: z.object({ id, first_name: z.string(), email: z.nullable(z.string()) }),
  balance: z.int(),
  reserved: z.int(),
  movements: z.array(z.extend(pointMovement, { id })),
  total: z.int(),
});
export type PointLedger = z.infer<typeof pointLedger>;

export const pointCorrection = z.strictObject({
  /** Given to the account, or taken where negative. */
  points: z.int().check(
    z.minimum(-maxCorrection),
    z.maximum(maxCorrection),
    z.refine((points) => points !== 0),
  ),
  /** The person reads it. */
  reason: personText(10, 500),
  /** The balance that the admin saw. */
  balance: z.int(),
});

/** Amount and address are checked by the API: their limits depend on the network (42494, 42497). */
export const withdrawalDraft = z.strictObject({
  network: withdrawalNetwork,
  address: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  points: z.int().check(z.positive(), z.maximum(1_000_000)),
});

/** A withdrawal as admins see it. */
export const reviewedWithdrawal = z.extend(withdrawal, {
  account: z.object({ id, first_name: z.string(), email: z.nullable(z.string()) }),
  /** Other accounts that have asked for the same address. */
  sharing_accounts: z.int(),
});
export type ReviewedWithdrawal = z.infer<typeof reviewedWithdrawal>;

export const withdrawalDecision = z.strictObject({
  outcome: z.enum(['reviewing', 'approved', 'refused']),
  /** That of the list. */
  state: withdrawalState,
  /** Needed for `approved`, where admins alone read it, and for `refused`. */
  reason: z.optional(personText(1, 500)),
});
