import type { Db } from '../../database/pools.ts';

/** Whether the person lets employers find them; off until they switch it on. */
export async function isFindable(db: Db, accountId: number): Promise<boolean> {
  const consent = await db
    .selectFrom('talent_consents')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return consent !== undefined;
}

/** Switches it on or off. Off also ends what saved searches remember of the person. */
export async function setFindable(
  tx: Db,
  accountId: number,
  { isOn, now }: { isOn: boolean; now: Date },
): Promise<void> {
  if (isOn)
    await tx
      .insertInto('talent_consents')
      .values({ account_id: accountId, consented_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await tx.deleteFrom('talent_consents').where('account_id', '=', accountId).execute();
}
