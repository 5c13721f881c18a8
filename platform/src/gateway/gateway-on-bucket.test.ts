import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anS3Bucket } from '@jobharbor/shared/testing/s3-server';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { publish } from '../operations/live-set.ts';
import { publishRelease, rollBack } from '../operations/operations.ts';
import { createBucketStore } from '../store/bucket-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { createS3Objects } from '../store/s3-objects.ts';
import { aGateway, aToken, operator, setOfPage } from '../testing/a-gateway.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';

const frame = `export const renderFrame = () => ({ before: '<div id="jh-outlet">', after: '</div>', title: null });`;
const draws = (text: string) =>
  `export const render = async () => ({ html: '${text}', head: null, state: null, status: 200 });`;

/** The store as opened by several machines, each with its own local copies; `folder`: again by the same one. */
async function aBucketSite() {
  const { bucket, client, setUnreachable } = await anS3Bucket({ isConditional: true });
  const machine = async (folder?: string): Promise<ReleaseStore> => {
    const own = folder ?? (await mkdtemp(join(tmpdir(), 'machine-')));
    if (folder === undefined) onTestFinished(() => rm(own, { recursive: true, force: true }));
    return createBucketStore(createS3Objects(bucket, 'site', client), bucket, own);
  };
  return { machine, setUnreachable };
}

describe('a site whose releases lie in a bucket', { timeout: 60_000 }, () => {
  it('serves pages, files and discovery on every machine, and each follows a publish and a roll-back', async () => {
    const { machine } = await aBucketSite();
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

  it('serves what its machines know while the bucket is away, says of each change why it cannot be made, and goes on when it is back', async () => {
    const { machine, setUnreachable } = await aBucketSite();
    const team = await machine();
    await addValidRelease(team, { name: 'shell', server: frame });
    const contract = { routes: [{ path: '/a', access: 'public' as const, render: 'server' as const }] };
    for (const version of ['1', '2'])
      await addValidRelease(team, { version, server: draws(`drawn by ${version}`), contract });
    const first = await publish(team, { shell: '1', 'mfe-a': '1' }, 'first');
    const authorization = `Bearer ${await aToken(team, ['operator'])}`;
    const own = await machine();
    const running = await aGateway(own);
    const isServedBy = async (app: FastifyInstance, set: string) =>
      expect
        .poll(async () => setOfPage(await app.inject({ url: '/en/ph/a' })), { timeout: 10_000, interval: 50 })
        .toBe(set);
    await isServedBy(running, first.id);

    setUnreachable(true);
    const known = await machine(own.folder);
    const restarted = await aGateway(known);
    const unknowing = await aGateway(await machine());
    await isServedBy(running, first.id);
    await isServedBy(restarted, first.id);
    expect((await restarted.inject({ url: '/en/ph/a' })).body).toContain('drawn by 1');
    expect((await unknowing.inject({ url: '/en/ph/a' })).statusCode).toBe(503);
    expect((await unknowing.inject({ url: '/discovery.json' })).json().code).toBe(50016);
    expect((await restarted.inject({ url: '/health' })).json().store).toEqual({ state: 'away' });
    const call = (name: string, payload: object) =>
      running.inject({ method: 'POST', url: `/platform/api/${name}`, headers: { authorization }, payload });
    const reason = 'for a test';
    const changes = {
      promote: { set: first.id, reason },
      'roll-back': { set: null, reason },
      canary: { set: first.id, share: 10, countries: [], reason },
      retire: { name: 'mfe-a', reason },
      flags: { flag: 'a.b', value: true, countries: [], reason },
    };
    for (const [name, payload] of Object.entries(changes)) {
      const answer = await call(name, payload);
      expect.soft([name, answer.statusCode, answer.json().code]).toEqual([name, 503, 'unavailable']);
      expect.soft(answer.json().message).toContain('the bucket “releases”, cannot be reached (');
    }

    setUnreachable(false);
    const second = await publish(await machine(), { 'mfe-a': '2' }, 'second');
    for (const app of [running, restarted, unknowing]) await isServedBy(app, second.id);
    expect((await restarted.inject({ url: '/health' })).json().store).toEqual({ state: 'reached' });
    const done = await call('roll-back', { set: null, reason });
    expect([done.statusCode, done.json()]).toEqual([200, { set: first.id }]);
  });
});
