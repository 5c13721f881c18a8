import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Db } from '../../database/pools.ts';
import { emailKeyOf, findAccountByEmail, insertAccount } from '../../domain/accounts/account-repository.ts';
import { hashPassword, isPassword } from '../../domain/accounts/password.ts';

const secretFile = z.object({ email: z.string(), password: z.string() });
export type AgencySecret = z.infer<typeof secretFile>;

/** `.invalid` can never be a real mailbox (RFC 2606). */
const email = 'agency@demo.invalid';

export const agencySecretPath = (dataFolder: string): string => join(dataFolder, 'demo-recruiter.json');

/** The demonstration agency's login as the market left it; null before there is a market. */
export async function readAgencySecret(dataFolder: string): Promise<AgencySecret | null> {
  const text = await readFile(agencySecretPath(dataFolder), 'utf8').catch(() => null);
  return text === null ? null : secretFile.parse(JSON.parse(text));
}

/**
 * The recruiter account that looks after the companies of the demonstration market. Its password is random and stands
 * only in the data folder, readable by its owner. Safe to call at every start; returns the account's id.
 */
export async function ensureDemoAgency(db: Db, dataFolder: string): Promise<number> {
  const secret = (await readAgencySecret(dataFolder)) ?? (await writeSecret(dataFolder));
  const account = await findAccountByEmail(db, secret.email);
  if (account === undefined) return insertAgency(db, secret);
  if (!(await isPassword(account.password_hash, secret.password))) {
    const password_hash = await hashPassword(secret.password);
    await db.updateTable('accounts').set({ password_hash }).where('id', '=', account.id).execute();
  }
  return account.id;
}

async function writeSecret(dataFolder: string): Promise<AgencySecret> {
  const secret = { email, password: randomBytes(24).toString('base64url') };
  await mkdir(dataFolder, { recursive: true });
  await writeFile(agencySecretPath(dataFolder), `${JSON.stringify(secret, null, 2)}\n`, { mode: 0o600 });
  return secret;
}

async function insertAgency(db: Db, secret: AgencySecret): Promise<number> {
  const account = await insertAccount(db, {
    role: 'recruiter',
    email: secret.email,
    email_key: emailKeyOf(secret.email),
    password_hash: await hashPassword(secret.password),
    first_name: 'Agency',
    is_profile_completed: true,
  });
  if (account === null)
    throw new Error('The demonstration agency was made by another process at the same time');
  return account.id;
}
