import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { publishRelease, rollBack } from '../operations/operations.ts';
import { type ReleaseStore, releaseStoreOn } from '../store/release-store.ts';
import { createS3Objects } from '../store/s3-objects.ts';
import { createS3Storage } from '../store/s3-storage.ts';
import { aGateway, operator, setOfPage } from '../testing/a-gateway.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { anS3Bucket } from '../testing/an-s3-server.ts';

const frame = `export const renderFrame = () => ({ before: '<div id="jh-outlet">', after: '</div>', title: null });`;
const draws = (text: string) =>
  `export const render = async () => ({ html: '${text}', head: null, state: null, status: 200 });`;

/** The store as opened by several machines, each with its own local copies. */
async function aBucketSite(): Promise<() => Promise<ReleaseStore>> {
  const { bucket, client } = await anS3Bucket({ isConditional: true });
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'machine-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    return releaseStoreOn(createS3Storage(createS3Objects(bucket, 'site', client), folder));
  };
}

describe('a site whose releases lie in a bucket', { timeout: 60_000 }, () => {
  it('serves pages, files and discovery on every machine, and each follows a publish and a roll-back', async () => {
    const machine = await aBucketSite();
    const team = await machine();
    await addValidRelease(team, { name: 'shell', server: frame });
    const contract = { routes: [{ path: '/a', access: 'public' as const, render: 'server' as const }] };
    for (const version of ['1', '2'])
      await addValidRelease(team, { version, server: draws(`drawn by ${version}`), contract });
    const facts = { apiUrl: 'http://127.0.0.1:9', checkLifecycle: null };
    const release = (version: string) => {
      const input = { versions: { shell: '1', 'mfe-a': version }, reason: 'for a test', force: true };
      return publishRelease(team, operator, input, facts);
    };
    const first = await release('1');
    const gateways = [await aGateway(await machine()), await aGateway(await machine())];

    const allServe = async (set: string, version: string) => {
      for (const app of gateways) {
        await vi.waitFor(
          async () => {
            const page = await app.inject({ url: '/en/ph/a' });
            expect([setOfPage(page), page.body.includes(`drawn by ${version}`)]).toEqual([set, true]);
          },
          { timeout: 10_000, interval: 20 },
        );
        const discovery = await app.inject({ url: '/discovery.json' });
        expect(discovery.headers['x-jobharbor-set']).toBe(set);
        expect(discovery.json().microFrontends['mfe-a'][0].metadata.version).toBe(version);
      }
    };
    await allServe(first.id, '1');
    for (const app of gateways) {
      const file = await app.inject({ url: '/assets/mfe-a/1/entry.js' });
      expect([file.statusCode, file.body]).toEqual([200, '/* mfe-a 1 */']);
    }

    const second = await release('2');
    await allServe(second.id, '2');
    await rollBack(team, operator, { reason: 'not so good' });
    await allServe(first.id, '1');
    const old = await gateways[1]?.inject({ url: '/assets/mfe-a/2/entry.js' });
    expect(old?.body).toBe('/* mfe-a 2 */');
  });
});
