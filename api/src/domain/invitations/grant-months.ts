import { pointRewards } from '@jobharbor/shared/contracts';
import { rewardProgrammes } from '../../config-lists/reward-programmes.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import { setReward } from '../points/ledger.ts';

interface Counted {
  inviterId: number;
  invitedId: number;
}

/**
 * Gives both sides of invitations their month, and the inviter points where the country has them. The primary key refuses a
 * second month for the same invitation.
 */
export async function grantMonths(
  tx: Db,
  inviterId: number,
  invitedIds: readonly number[],
  now: Date,
): Promise<void> {
  if (invitedIds.length === 0) return;
  const months = invitedIds.flatMap((invited_id) =>
    [inviterId, invited_id].map((account_id) => ({ account_id, invited_id, granted_at: now })),
  );
  await insertRows(months, (chunk) =>
    tx
      .insertInto('vip_months')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing()),
  );
  const { country_key } = await tx
    .selectFrom('accounts')
    .select('country_key')
    .where('id', '=', inviterId)
    .executeTakeFirstOrThrow();
  if (!rewardProgrammes(country_key).points) return;
  for (const id of invitedIds)
    await setReward(tx, {
      ...{ subject: `invitation:${id}`, accountId: inviterId, points: pointRewards.invitation, now },
    });
}

/** Takes the months and points of an invitation back that is refused after it had counted. */
export async function revokeMonths(tx: Db, { inviterId, invitedId }: Counted, now: Date): Promise<void> {
  await setReward(tx, { subject: `invitation:${invitedId}`, accountId: inviterId, points: 0, now });
  await tx
    .deleteFrom('vip_months')
    .where('invited_id', '=', invitedId)
    .where('account_id', 'in', [inviterId, invitedId])
    .execute();
}
