import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSecretFile } from '../signing/create-secret-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Actor, authenticate, hashOfToken } from './actor.ts';
import { generateToken, generateTokenId } from './generate-token.ts';

const fileOf = (dataFolder: string) => join(dataFolder, 'platform-token');

/** The operator's token in the data folder; undefined without one, or where its file is empty. */
export const readOperatorToken = (dataFolder: string): Promise<string | undefined> =>
  readFile(fileOf(dataFolder), 'utf8').then(
    (text) => text.trim() || undefined,
    () => undefined,
  );

const day = 86_400;
/** Seconds for which the operator's token is good, and what is left of them when the next one is made. */
const lifetime = 365 * day;
const renewal = 30 * day;

/**
 * Makes the operator's token at the first start, readable by the owner of the data folder only, and returns who it
 * stands for. The store keeps its hash; a store that does not know it (a new one) learns it. A month before it expires,
 * or later, it is replaced by a new one; one that was revoked is not.
 */
export async function ensureOperator(store: ReleaseStore, dataFolder: string): Promise<Actor> {
  const at = Math.floor(Date.now() / 1000);
  let token = (await readOperatorToken(dataFolder)) ?? (await writeToken(dataFolder));
  const known = (await store.tokens.list()).find(({ hash }) => hash === hashOfToken(token));
  const isRevoked = known !== undefined && known.revoked_at !== null;
  const isRenewed = known !== undefined && !isRevoked && (known.expires_at ?? 0) < at + renewal;
  if (isRenewed) {
    // Tokens from before expiry was introduced get an expiry, so that copies of them end, too.
    if (known.expires_at === null) await store.tokens.put({ ...known, expires_at: at + renewal });
    token = await replaceToken(dataFolder);
  }
  if (!known || isRenewed) {
    await store.tokens.put({
      id: generateTokenId(),
      name: 'operator',
      team: 'platform',
      rights: ['operator'],
      packages: [],
      hash: hashOfToken(token),
      made_at: at,
      expires_at: at + lifetime,
      revoked_at: null,
    });
    await store.log.append({
      at,
      by: 'operator',
      team: 'platform',
      action: 'token-made',
      reason: isRenewed
        ? 'the operator’s own token, in place of one that expires'
        : 'first start: the operator’s own token',
      from_set: null,
      to_set: null,
      detail: { token: 'operator' },
    });
  }
  return authenticate(store, token);
}

async function writeToken(dataFolder: string): Promise<string> {
  await createSecretFile(fileOf(dataFolder), `${generateToken()}\n`);
  const token = await readOperatorToken(dataFolder);
  if (token === undefined) throw new Error(`${fileOf(dataFolder)} holds no token.`);
  return token;
}

/** Replaces the token in the data folder atomically: concurrent readers get one of the two. */
async function replaceToken(dataFolder: string): Promise<string> {
  const token = generateToken();
  const draft = `${fileOf(dataFolder)}.${process.pid}`;
  try {
    await writeFile(draft, `${token}\n`, { mode: 0o600, flush: true });
    await rename(draft, fileOf(dataFolder));
  } finally {
    await rm(draft, { force: true });
  }
  return token;
}
