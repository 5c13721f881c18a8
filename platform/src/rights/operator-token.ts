import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Actor, authenticate, hashOfToken } from './actor.ts';
import { generateToken, generateTokenId } from './generate-token.ts';

const fileOf = (dataFolder: string) => join(dataFolder, 'platform-token');

/** The operator's token as it lies in the data folder; undefined where this machine has none. */
export const readOperatorToken = (dataFolder: string): Promise<string | undefined> =>
  readFile(fileOf(dataFolder), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );

/**
 * Makes the operator's token at the first start, readable by the owner of the data folder only, and returns who it
 * stands for. The store keeps its hash; a store that does not know it (a new one) learns it.
 */
export async function ensureOperator(store: ReleaseStore, dataFolder: string): Promise<Actor> {
  const token = (await readOperatorToken(dataFolder)) ?? (await writeToken(dataFolder));
  const hash = hashOfToken(token);
  const known = (await store.tokens.list()).some((one) => one.hash === hash);
  if (!known) {
    const at = Math.floor(Date.now() / 1000);
    await store.tokens.put({
      id: generateTokenId(),
      name: 'operator',
      team: 'platform',
      rights: ['operator'],
      packages: [],
      hash,
      made_at: at,
      expires_at: null,
      revoked_at: null,
    });
    await store.log.append({
      at,
      by: 'operator',
      team: 'platform',
      action: 'token-made',
      reason: 'first start: the operator’s own token',
      from_set: null,
      to_set: null,
      detail: { token: 'operator' },
    });
  }
  return authenticate(store, token);
}

async function writeToken(dataFolder: string): Promise<string> {
  await mkdir(dataFolder, { recursive: true });
  const token = generateToken();
  try {
    const file = await open(fileOf(dataFolder), 'wx', 0o600);
    await file.writeFile(`${token}\n`);
    await file.close();
    return token;
  } catch (error) {
    // Another process was faster: its token is the one.
    const theirs = await readOperatorToken(dataFolder);
    if (theirs) return theirs;
    throw error;
  }
}
