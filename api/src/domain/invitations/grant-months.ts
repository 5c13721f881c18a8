import type { Db } from '../../database/pools.ts';

interface Counted {
  inviterId: number;
  invitedId: number;
}

/** Gives both sides of invitations their month. The primary key refuses a second one for the same invitation. */
export async function grantMonths(
  tx: Db,
  inviterId: number,
  invitedIds: readonly number[],
  now: Date,
): Promise<void> {
  if (invitedIds.length === 0) return;
  await tx
    .insertInto('vip_months')
    .values(
      invitedIds.flatMap((invited_id) =>
        [inviterId, invited_id].map((account_id) => ({ account_id, invited_id, granted_at: now })),
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes the months of an invitation back that is refused after it had counted. */
export async function revokeMonths(tx: Db, { inviterId, invitedId }: Counted): Promise<void> {
  await tx
    .deleteFrom('vip_months')
    .where('invited_id', '=', invitedId)
    .where('account_id', 'in', [inviterId, invitedId])
    .execute();
}
