import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ControlClient } from '../client/control-client.ts';
import { withTarball } from '../client/with-tarball.ts';
import { publish } from '../operations/live-set.ts';
import { adoptSet, promote, startCanary } from '../operations/operations.ts';
import { receiveRelease } from '../operations/receive-release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { operator } from '../testing/a-gateway.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { storeFacts } from '../testing/canaries.ts';
import { importSet } from './import-set.ts';

const reason = 'It did well in staging.';
const facts = { apiUrl: null, checkLifecycle: null };

/** A client of a store with upload and adoption, like the platform's API. */
const clientOf = (here: ReleaseStore, actor = operator) =>
  ({
    upload: (there: ReleaseStore, name: string, version: string) =>
      withTarball(there, name, version, (archive) =>
        receiveRelease(here, actor, () => createReadStream(archive)),
      ),
    send: async (_call: unknown, { body }: { body: Parameters<typeof adoptSet>[2] }) => ({
      set: (await adoptSet(here, actor, body, facts)).id,
    }),
  }) as unknown as ControlClient;

/** Staging has a set that production lacks, with another version of b and without c. */
async function twoEnvironments() {
  const [staging, production] = [await anEmptyStore(), await anEmptyStore()];
  for (const store of [staging, production]) {
    await addValidRelease(store, { name: 'shell', releasedAt: 1 });
    await addValidRelease(store, { name: 'mfe-a', releasedAt: 1 });
  }
  await addValidRelease(staging, { name: 'mfe-b', version: '7', contract: { fills: ['upload'] } });
  await addValidRelease(staging, { name: 'mfe-a', version: '8', contract: { offers: ['upload'] } });
  await addValidRelease(production, { name: 'mfe-c' });
  await publish(staging, { shell: '1', 'mfe-a': '8', 'mfe-b': '7' }, 'tried');
  await publish(production, { shell: '1', 'mfe-a': '1', 'mfe-c': '1' }, 'first');
  const id = (await staging.readLive())?.set ?? '';
  const bring = (set?: string, force = false) =>
    importSet({ client: clientOf(production), say: () => {} }, { from: staging.folder, set, reason, force });
  return { staging, production, id, bring };
}

describe('a set of another environment', () => {
  it('comes with its releases under its own id, is served to nobody yet, and is promoted as it is', async () => {
    const { staging, production, id, bring } = await twoEnvironments();
    const before = await production.readLive();
    expect(await bring()).toBe(id);
    expect(await production.readLive()).toEqual(before);
    expect((await production.log.read()).at(-1)).toMatchObject({
      action: 'adopt',
      to_set: id,
      detail: { from: staging.folder },
    });
    expect(await production.readRelease('mfe-b', '7')).toEqual(await staging.readRelease('mfe-b', '7'));
    await startCanary(production, operator, { set: id, share: 0.1, countries: [], reason });
    await promote(production, operator, { set: id, reason }, storeFacts);
    expect((await production.readLive())?.set).toBe(id);
    expect((await production.readSet(id)).members).toEqual({ shell: '1', 'mfe-a': '8', 'mfe-b': '7' });
    // Again, it is there.
    expect(await bring()).toBe(id);
  });

  it('is refused where the gate has something against it here, unless forced', async () => {
    const { production, bring } = await twoEnvironments();
    await addValidRelease(production, {
      name: 'mfe-c',
      version: '2',
      contract: { wellKnown: { jobs: '/mfe-c' } },
    });
    await publish(production, { 'mfe-c': '2' }, 'second');
    await expect(bring()).rejects.toMatchObject({ code: 'refused', refusals: [{ check: 'places' }] });
    expect((await production.log.read()).at(-1)?.action).toBe('refused');
    await bring(undefined, true);
    expect((await production.log.read()).at(-1)?.detail.refused).toContain('“jobs”');
  });

  it('is not taken under a wrong id, without a right, when it is not there, or with other files', async () => {
    const { staging, production, id, bring } = await twoEnvironments();
    const { members } = await staging.readSet(id);
    const adopt = (set: string, actor = operator) =>
      adoptSet(production, actor, { set, members, retired: {}, from: 'staging', reason }, facts);
    await expect(adopt('0123456789')).rejects.toThrow('other members');
    const team = { name: 'ci', team: 'a', rights: ['publish' as const], packages: ['mfe-a'] };
    await expect(adopt(id, team)).rejects.toThrow('not mfe-b');
    await expect(bring('nothing')).rejects.toThrow('no set nothing');
    await addValidRelease(production, { name: 'mfe-b', version: '7', files: { 'more.js': '1' } });
    await expect(bring()).rejects.toThrow('other files');
    await rm(join(staging.folder, 'live'), { recursive: true });
    await expect(bring()).rejects.toThrow('Nothing is live');
    await writeFile(join(staging.folder, 'sets', `${id}.json`), '{');
    await expect(bring(id)).rejects.toThrow();
  });
});
