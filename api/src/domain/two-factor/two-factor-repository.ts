import { createHash, randomInt } from 'node:crypto';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { insertRows } from '../../database/insert-rows.ts';
import type { Db } from '../../database/pools.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { isAppCode, timeStepOf } from './authenticator.ts';

const codesOfSet = 10;
/** Without those that look like others. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const lengthOfCode = 24;

/** Encryption context (additional authenticated data) of a secret. */
const contextOf = (accountId: number) => `two-factor:${accountId}`;

interface Vault {
  tx: Db;
  secrets: SecretBox;
}

/** Stores a secret that is not active until confirmed; replaces an unconfirmed one. */
export async function saveSecret(
  { tx, secrets }: Vault,
  accountId: number,
  secret: string,
  now: Date,
): Promise<void> {
  const sealed = secrets.seal(secret, contextOf(accountId));
  const values = { secret: sealed, confirmed_at: null, last_step: 0, created_at: now };
  await tx
    .insertInto('two_factors')
    .values({ account_id: accountId, ...values })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(values).where('two_factors.confirmed_at', 'is', null),
    )
    .execute();
}

export const findFactor = (db: Db, accountId: number) =>
  db.selectFrom('two_factors').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Verifies and uses up a TOTP code; false if wrong or replayed. Throws 42266 if the secret's encryption key is lost. */
export async function useAppCode(
  { tx, secrets }: Vault,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!isAppCode(code)) return false;
  const factor = await findFactor(tx, accountId);
  const step = factor && timeStepOf(openSecret(secrets, factor.secret, accountId), code, now);
  if (step == null) return false;
  const used = await tx
    .updateTable('two_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

function openSecret(secrets: SecretBox, sealed: string, accountId: number): string {
  try {
    return secrets.open(sealed, contextOf(accountId));
  } catch (cause) {
    // The cause names the key, for the operator's log.
    throw new ApiError(errorCode.authenticatorUnavailable, { cause });
  }
}

/**
 * Encrypts secrets stored in plain text or with an older key (key rotation). Safe to run concurrently. Rejects at the end
 * if a key is missing.
 */
export async function sealSecrets(db: Db, secrets: SecretBox): Promise<void> {
  const rows = await db
    .selectFrom('two_factors')
    .select(['account_id', 'secret'])
    .where('secret', 'not like', `${secrets.currentPrefix.replace(/[\\%_]/g, '\\$&')}%`)
    .execute();
  const reseal = async ({ account_id, secret }: (typeof rows)[number]) => {
    const context = contextOf(account_id);
    await db
      .updateTable('two_factors')
      .set({ secret: secrets.seal(secrets.open(secret, context), context) })
      .where('account_id', '=', account_id)
      .where('secret', '=', secret)
      .execute();
  };
  const failed: unknown[] = [];
  for (const row of rows) await reseal(row).catch((error: unknown) => failed.push(error));
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} secrets could not be sealed.`);
}

/** Replaces the recovery codes; only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Db, accountId: number): Promise<string[]> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const codes = Array.from({ length: codesOfSet }, createRecoveryCode);
  const rows = codes.map((code) => ({ account_id: accountId, code_hash: hashCode(code) }));
  await insertRows(rows, (chunk) => tx.insertInto('recovery_codes').values(chunk));
  return codes;
}

/** Uses up a recovery code; false if invalid. */
export async function useRecoveryCode(tx: Db, accountId: number, code: string): Promise<boolean> {
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashCode(code))
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** 118 random bits, in groups that one can copy by hand: a plain hash of them cannot be searched. */
function createRecoveryCode(): string {
  const code = Array.from({ length: lengthOfCode }, () => letters[randomInt(letters.length)]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** However it was typed: small letters, without dashes. */
const hashCode = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest();
