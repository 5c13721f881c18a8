import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const agencyLogin = z.object({ email: z.string(), password: z.string() });
export type AgencyLogin = z.infer<typeof agencyLogin>;

/** `.invalid` can never be a real mailbox (RFC 2606). */
const email = 'agency@demo.invalid';

/** The name that imported companies show for their recruiter: it must not pass for one of their own people. */
export const agencyName = { firstName: 'Demo', lastName: 'Recruiter' };

export const agencyLoginPath = (dataFolder: string): string => join(dataFolder, 'demo-recruiter.json');

/** The login of the recruiter account that answers for all demonstration companies; null before the market is made. */
export async function readAgencyLogin(dataFolder: string): Promise<AgencyLogin | null> {
  const text = await readFile(agencyLoginPath(dataFolder), 'utf8').catch(() => null);
  return text === null ? null : agencyLogin.parse(JSON.parse(text));
}

/** Reads the login, or creates one with a random password in a file that only its owner can read. */
export async function ensureAgencyLogin(dataFolder: string): Promise<AgencyLogin> {
  const existing = await readAgencyLogin(dataFolder);
  if (existing !== null) return existing;
  const login = { email, password: randomBytes(24).toString('base64url') };
  await mkdir(dataFolder, { recursive: true });
  await writeFile(agencyLoginPath(dataFolder), `${JSON.stringify(login, null, 2)}\n`, { mode: 0o600 });
  return login;
}
