import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { getStatus, listSets, publishReleases, readLog, rollBack } from '../contract/calls.ts';
import { publish } from '../operations/live-set.ts';
import { aToken } from '../testing/a-gateway.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';

const data = await mkdtemp(join(tmpdir(), 'local-client-'));

// The settings are read once, when their module is loaded. This file loads it with its own data folder, and the next
// file loads it again.
vi.stubEnv('JOBHARBOR_DATA', data);
vi.resetModules();
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await rm(data, { recursive: true, force: true });
});

it('a command on this machine has the rights of its token, passes the release gate, and is in the log', async () => {
  const { openStore } = await import('../store/open-store.ts');
  const { connectLocal } = await import('./connect-local.ts');
  const store = await openStore();
  // The first command on a new store creates its operator.
  expect((await (await connectLocal()).send(getStatus)).live).toBeNull();
  await addValidRelease(store, { name: 'shell' });
  for (const version of ['1', '2']) await addValidRelease(store, { version });
  await addValidRelease(store, { version: '3', contract: { fills: ['nowhere'] } });
  const first = await publish(store, { shell: '1', 'mfe-a': '1' }, 'first');
  const second = await publish(store, { 'mfe-a': '2' }, 'second');

  const client = await connectLocal();
  expect((await client.send(getStatus)).live?.set).toBe(second.id);
  expect((await client.send(listSets, { query: { limit: 1 } })).sets).toHaveLength(1);
  const body = { versions: { 'mfe-a': '3' }, reason: 'for a test' };
  await expect(client.send(publishReleases, { body })).rejects.toMatchObject({ code: 'refused' });
  expect(await client.send(rollBack, { body: { set: null, reason: 'back' } })).toEqual({ set: first.id });
  const { entries } = await client.send(readLog, { query: { limit: 2 } });
  expect(entries).toMatchObject([
    { by: 'operator', action: 'roll-back', reason: 'back' },
    { by: 'operator', action: 'refused' },
  ]);
  const invalid = { body: { set: null, reason: ' ' } };
  await expect(client.send(rollBack, invalid)).rejects.toMatchObject({ code: 'invalid' });

  vi.stubEnv('JOBHARBOR_TOKEN', await aToken(store, ['read']));
  const reader = await connectLocal();
  await expect(reader.send(rollBack, { body: { set: null, reason: 'x' } })).rejects.toMatchObject({
    code: 'forbidden',
  });
});
