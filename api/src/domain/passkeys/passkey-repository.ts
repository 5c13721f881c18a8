import type { Passkey } from '@jobharbor/shared/contracts';
import type { Db } from '../../database/pools.ts';
import { hashToken } from '../../session/session-token.ts';
import { toSeconds } from '../common/seconds.ts';

const minutes = 10;

/** Subject of a challenge: the account that gets a passkey, or the browser that signs in. */
export type ChallengeOwner = { accountId: number } | { browser: string };

export async function saveChallenge(
  db: Db,
  challenge: string,
  owner: ChallengeOwner,
  now: Date,
): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashToken(challenge),
      account_id: 'accountId' in owner ? owner.accountId : null,
      browser_hash: 'browser' in owner ? hashToken(owner.browser) : null,
      expires_at: new Date(now.getTime() + minutes * 60_000),
    })
    .execute();
}

/** Uses the challenge up; false for one that is unknown, used, expired or somebody else's. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  owner: ChallengeOwner,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('expires_at', '>', now)
    .$if('accountId' in owner, (query) =>
      query.where('account_id', '=', 'accountId' in owner ? owner.accountId : 0),
    )
    .$if('browser' in owner, (query) =>
      query.where('browser_hash', '=', hashToken('browser' in owner ? owner.browser : '')),
    )
    .returning('challenge_hash')
    .executeTakeFirst();
  return taken !== undefined;
}

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const;

const toPasskey = (row: {
  id: number;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}): Passkey => ({
  id: row.id,
  name: row.name,
  created_at: toSeconds(row.created_at),
  last_used_at: row.last_used_at && toSeconds(row.last_used_at),
});

export async function findPasskeys(db: Db, accountId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(shown)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toPasskey);
}

export const findCredentialIds = async (db: Db, accountId: number): Promise<string[]> =>
  (await db.selectFrom('passkeys').select('credential_id').where('account_id', '=', accountId).execute()).map(
    (row) => row.credential_id,
  );

export const findCredential = (db: Db, credentialId: string) =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

export interface NewPasskey {
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  name: string;
  created_at: Date;
}

/** Null where the credential is stored already. */
export async function insertPasskey(tx: Db, values: NewPasskey): Promise<Passkey | null> {
  const row = await tx
    .insertInto('passkeys')
    .values({ ...values })
    .onConflict((conflict) => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst();
  return row === undefined ? null : toPasskey(row);
}

/** Records a use; false if the passkey was deleted, or a concurrent request has used as high a counter. */
export async function recordPasskeyUse(
  db: Db,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    // Most authenticators do not count: their counter stays 0.
    .where((eb) => (counter === 0 ? eb('counter', '=', 0) : eb('counter', '<', counter)))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function renamePasskey(
  db: Db,
  accountId: number,
  id: number,
  name: string,
): Promise<Passkey | null> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(shown)
    .executeTakeFirst();
  return row === undefined ? null : toPasskey(row);
}

/** False where it is gone, or another account's. */
export async function deletePasskey(tx: Db, accountId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}
