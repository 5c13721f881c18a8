import type { ReviewedInvitation } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { consumeAttempt } from '../../http/throttle.ts';
import { recordDecision } from '../admin-decisions/record-decision.ts';
import { toSeconds } from '../common/seconds.ts';
import { grantMonths, revokeMonths } from './grant-months.ts';

type State = ReviewedInvitation['state'];

/** Stores why an invitation should count, and when that was said first. Not found for one that is not the caller's, or counts. */
export async function appealInvitation(
  db: Db,
  { id, accountId, text, now }: { id: number; accountId: number; text: string; now: Date },
): Promise<{ appealed_at: number }> {
  await consumeAttempt(db, { key: `appeal-invitation:${accountId}`, limit: 30, seconds: 86_400 }, now);
  const row = await db
    .updateTable('invitations')
    .set((eb) => ({ appeal_text: text.trim(), appealed_at: eb.fn.coalesce('appealed_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('inviter_id', '=', accountId)
    .where('state', '<>', 'counted')
    .returning('appealed_at')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCode.notFound);
  return { appealed_at: toSeconds(row.appealed_at ?? now) };
}

export async function findInvitations(
  db: Db,
  { state, page, size }: { state: State; page: number; size: number },
): Promise<{ invitations: ReviewedInvitation[]; total: number }> {
  const { total } = await db
    .selectFrom('invitations')
    .where('state', '=', state)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = await db
    .selectFrom('invitations')
    .select('id')
    .where('state', '=', state)
    .orderBy((eb) => eb('appealed_at', 'is', null))
    .orderBy('settled_at')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    total,
    invitations: await readInvitations(
      db,
      ids.map(({ id }) => id),
    ),
  };
}

async function readInvitations(db: Db, ids: readonly number[]): Promise<ReviewedInvitation[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('invitations as i')
    .innerJoin('accounts as a', 'a.id', 'i.inviter_id')
    .innerJoin('accounts as f', 'f.id', 'i.invited_id')
    .selectAll('i')
    .select(['a.first_name as inviter_name', 'a.email as inviter_email'])
    .select(['f.first_name as invited_name', 'f.email as invited_email'])
    .where('i.id', 'in', ids)
    .execute();
  const decisions = await db
    .selectFrom('invitation_decisions')
    .selectAll()
    .where('invitation_id', 'in', ids)
    .orderBy('id')
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    if (row === undefined) return [];
    return {
      id,
      state: row.state,
      held_for: row.signals,
      inviter: { account_id: row.inviter_id, first_name: row.inviter_name, email: row.inviter_email },
      invited: { account_id: row.invited_id, first_name: row.invited_name, email: row.invited_email },
      settled_at: toSeconds(row.settled_at),
      appeal:
        row.appeal_text === null || row.appealed_at === null
          ? null
          : { text: row.appeal_text, at: toSeconds(row.appealed_at) },
      decisions: decisions
        .filter(({ invitation_id }) => invitation_id === id)
        .map(({ outcome, reason, decided_by, decided_at }) => ({
          ...{ outcome, reason, decided_by, decided_at: toSeconds(decided_at) },
        })),
    };
  });
}

interface Decision {
  id: number;
  outcome: 'counted' | 'refused';
  reason: string;
  /** What the admin saw. */
  state: State;
  adminId: number;
  now: Date;
}

/** Counts or refuses an invitation and gives or takes its months; the same outcome again changes nothing. */
export async function decideInvitation(db: Db, decision: Decision): Promise<ReviewedInvitation> {
  const { id, outcome, state, adminId, now } = decision;
  const reason = decision.reason.trim();
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('invitations')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new ApiError(errorCode.notFound);
    if (row.state !== outcome) {
      if (row.state !== state) throw new ApiError(errorCode.staleVersion);
      const isCounted = outcome === 'counted';
      await tx
        .updateTable('invitations')
        .set({ state: outcome, reason, counted_at: isCounted ? now : null })
        .where('id', '=', id)
        .execute();
      await tx
        .insertInto('invitation_decisions')
        .values({ invitation_id: id, outcome, reason, decided_by: adminId, decided_at: now })
        .execute();
      await recordDecision(tx, { queue: 'invitations', subjectId: id, outcome, reason, adminId, now });
      const sides = { inviterId: row.inviter_id, invitedId: row.invited_id };
      await (isCounted
        ? grantMonths(tx, row.inviter_id, [row.invited_id], now)
        : revokeMonths(tx, sides, now));
    }
    const [invitation] = await readInvitations(tx, [id]);
    if (invitation === undefined) throw new ApiError(errorCode.notFound);
    return invitation;
  });
}
