import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { authenticate, hashOfToken, requireRight } from '../rights/actor.ts';
import { ensureOperator, readOperatorToken } from '../rights/operator-token.ts';
import { ensureSigningKey } from '../signing/signing-key.ts';
import { aLiveSite, now, operator, reason, team } from '../testing/a-live-site.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { storeFacts } from '../testing/canaries.ts';
import { publish } from './live-set.ts';
import {
  collectGarbage,
  createToken,
  pinSet,
  promote,
  revokeToken,
  rollBack,
  unpinSet,
} from './operations.ts';

describe('rights', () => {
  it('are those of the token, until it ends or is revoked', async () => {
    const store = await aLiveSite();
    const input = { name: 'a-ci', team: 'a', rights: ['publish'], packages: ['mfe-a'], days: 1 } as const;
    const { id, token } = await createToken(store, operator, input);
    expect(await authenticate(store, token)).toMatchObject({ name: 'a-ci', packages: ['mfe-a'] });
    expect(JSON.stringify(await store.tokens.list())).not.toContain(token);
    await expect(createToken(store, operator, input)).rejects.toThrow('There is a token named');
    const nothing = { ...input, name: 'a-second', packages: [] };
    await expect(createToken(store, operator, nothing)).rejects.toThrow('Name the packages');
    expect(() => requireRight({ ...team, packages: [] }, 'publish', 'mfe-a')).toThrow('publish no package');
    await expect(authenticate(store, `${token}x`)).rejects.toMatchObject({ code: 'unauthenticated' });
    await revokeToken(store, operator, { id, reason });
    await expect(authenticate(store, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    const [ended] = await store.tokens.list();
    if (ended) await store.tokens.put({ ...ended, revoked_at: null, expires_at: now() - 1 });
    await expect(authenticate(store, token)).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(authenticate(store, undefined)).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('to promote, roll back, pin, make tokens and collect are not a team’s', async () => {
    const store = await aLiveSite();
    const { set = '' } = (await store.readLive()) ?? {};
    await publish(store, { 'mfe-a': '2' }, 'second');
    const input = { name: 'b', team: 'b', rights: [], packages: [], days: 1 };
    for (const attempt of [
      () => promote(store, team, { set, reason }, storeFacts),
      () => rollBack(store, team, { reason }),
      () => pinSet(store, team, { set, reason }),
      () => unpinSet(store, team, { set, reason }),
      () => createToken(store, team, input),
      () => collectGarbage(store, team, { reason }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' });
    expect(await store.log.read()).toEqual([]);
  });

  it('are the operator’s by a token that only the owner of the data folder reads', async () => {
    const store = await anEmptyStore();
    const folder = await mkdtemp(join(tmpdir(), 'data-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const first = await ensureOperator(store, folder);
    expect(first.rights).toEqual(['operator']);
    expect(await ensureOperator(store, folder)).toEqual(first);
    expect((await stat(join(folder, 'platform-token'))).mode & 0o777).toBe(0o600);
    expect(await authenticate(store, await readOperatorToken(folder))).toEqual(first);
    expect(await store.tokens.list()).toHaveLength(1);
  });

  it('are made again where a full disk has left the files of token and key empty', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'data-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await Promise.all(['platform-token', 'platform-key'].map((name) => writeFile(join(folder, name), '')));
    const keys = await Promise.all([ensureSigningKey(folder), ensureSigningKey(folder)]);
    expect(keys[0]).toEqual(await ensureSigningKey(folder));
    expect(keys[1]).toEqual(keys[0]);
    expect(await ensureOperator(await anEmptyStore(), folder)).toMatchObject({ rights: ['operator'] });
    expect((await readdir(folder)).sort()).toEqual(['platform-key', 'platform-token']);
    expect((await stat(join(folder, 'platform-key'))).mode & 0o077).toBe(0);
  });

  it('are the operator’s for a year, by a new token in good time, and not by one that was revoked', async () => {
    const store = await anEmptyStore();
    const folder = await mkdtemp(join(tmpdir(), 'data-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'] });
    await ensureOperator(store, folder);
    const first = await readOperatorToken(folder);
    vi.setSystemTime(Date.now() + 334 * 86_400_000);
    await ensureOperator(store, folder);
    expect(await readOperatorToken(folder)).toBe(first);
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    await ensureOperator(store, folder);
    const second = await readOperatorToken(folder);
    expect((await stat(join(folder, 'platform-token'))).mode & 0o777).toBe(0o600);
    expect(await authenticate(store, first)).toMatchObject({ rights: ['operator'] });
    vi.setSystemTime(Date.now() + 31 * 86_400_000);
    await expect(authenticate(store, first)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await authenticate(store, second)).toMatchObject({ rights: ['operator'] });
    expect((await store.log.read()).map(({ action }) => action)).toEqual(['token-made', 'token-made']);

    const newest = (await store.tokens.list()).find(({ hash }) => hash === hashOfToken(second ?? ''));
    if (newest) await store.tokens.put({ ...newest, revoked_at: 1 });
    await expect(ensureOperator(store, folder)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
