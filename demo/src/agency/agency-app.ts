import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { AuthenticatorApp } from '../recruiter/sign-in.ts';

/** The authenticator apps of the demonstration's logins, by e-mail address. */
const apps = z.record(z.string(), z.object({ secret: z.string(), device: z.optional(z.string()) }));

export const agencyAppPath = (dataFolder: string): string => join(dataFolder, 'demo-recruiter-app.json');

const readApps = async (dataFolder: string) => {
  const text = await readFile(agencyAppPath(dataFolder), 'utf8').catch(() => null);
  return text === null ? {} : apps.parse(JSON.parse(text));
};

/** The app of a login; null before its first sign-in has set it up. */
export const readAgencyApp = async (dataFolder: string, email: string): Promise<AuthenticatorApp | null> =>
  (await readApps(dataFolder))[email] ?? null;

/** Stores the app of a login in a file that only its owner can read. */
export async function keepAgencyApp(dataFolder: string, email: string, app: AuthenticatorApp): Promise<void> {
  const text = JSON.stringify({ ...(await readApps(dataFolder)), [email]: app }, null, 2);
  const path = agencyAppPath(dataFolder);
  await writeFile(`${path}.new`, `${text}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
}
