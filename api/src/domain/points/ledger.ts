import type { PointMovementKind } from '@jobharbor/shared/contracts';
import { sql } from 'kysely';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';

/** A holder of points: a person, what is reserved for their withdrawals, the site that gives, and what was paid out. */
export type Holder = `account:${number}` | `reserved:${number}` | 'programme' | 'paid';

interface Movement {
  /** What moves the points. A second movement with it changes nothing. */
  key: string;
  kind: PointMovementKind;
  /** What several movements are about. */
  subject: string;
  from: Holder;
  to: Holder;
  points: number;
  now: Date;
  /** Of a correction. */
  reason?: string;
}

/** Moves points between two holders, once for each key; false if the key has moved points before. */
export async function movePoints(
  tx: Db,
  { key, kind, subject, from, to, points, now, reason }: Movement,
): Promise<boolean> {
  const movement = await tx
    .insertInto('point_movements')
    .values({ key, kind, subject, moved_at: now, reason: reason ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (movement === undefined) return false;
  const entries = [
    { movement_id: movement.id, side: 'gives', holder: from, points: -points },
    { movement_id: movement.id, side: 'takes', holder: to, points },
  ] as const;
  await insertRows(entries, (chunk) => tx.insertInto('point_entries').values(chunk));
  return true;
}

/** What a holder has: the sum of its entries. */
export async function balanceOf(db: Db, holder: Holder): Promise<number> {
  const { balance } = await db
    .selectFrom('point_entries')
    .select(sql<number>`coalesce(sum(points), 0)::int`.as('balance'))
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow();
  return balance;
}

interface Reward {
  subject: string;
  accountId: number;
  /** What the subject is worth to the account now. */
  points: number;
  now: Date;
}

/**
 * Gives or takes what is missing until a subject is worth `points` to an account. The caller holds a lock of the subject. A
 * balance gets negative where points that were withdrawn are taken back.
 */
export async function setReward(tx: Db, { subject, accountId, points, now }: Reward): Promise<void> {
  const holder: Holder = `account:${accountId}`;
  const { given, count } = await tx
    .selectFrom('point_movements as m')
    .innerJoin('point_entries as e', 'e.movement_id', 'm.id')
    .select([
      sql<number>`coalesce(sum(e.points), 0)::int`.as('given'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .where('m.subject', '=', subject)
    .where('e.holder', '=', holder)
    .executeTakeFirstOrThrow();
  const missing = points - given;
  if (missing === 0) return;
  const [from, to]: [Holder, Holder] = missing > 0 ? ['programme', holder] : [holder, 'programme'];
  await movePoints(tx, {
    ...{ key: `${subject}:${count}`, kind: 'invitation', subject, from, to, points: Math.abs(missing), now },
  });
}
