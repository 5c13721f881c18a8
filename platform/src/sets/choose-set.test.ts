import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import type { Canary } from '../contract/documents.ts';
import { changeCanary, prepareSet, startCanary, stopCanary } from '../operations/operations.ts';
import { aGateway, aVisitor, operator, setOfPage } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { chooseSet } from './choose-set.ts';
import type { Deployment } from './deployment-reader.ts';

const canaryOf = (share: number, countries: string[] = []): Deployment => ({
  live: { set: 'live', since: 1, previous: ['older', 'old'], revision: 3 },
  canaries: [{ set: 'new', share, countries, slices: [] as Canary['slices'] } as Canary],
  isClosed: false,
});
const visitor = { country: 'ph', bucketCookie: undefined, pinned: undefined };

const page = `export const render = async () => ({ html: 'page', head: null, state: null, status: 200 })`;

async function aTrial(share: number, countries: string[] = []) {
  const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'], server: page });
  await addRelease(store, { name: 'mfe-a', version: '2', paths: ['/jobs'], server: page });
  const { id } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason: 'a trial' });
  const live = (await store.readLive())?.set ?? '';
  await startCanary(store, operator, { set: id, share, countries, reason: 'a trial' });
  return { store, app: await aGateway(store), canary: id, live };
}

async function countIn(app: FastifyInstance, set: string, visitors: number, url = '/en/ph/jobs') {
  let count = 0;
  for (let index = 0; index < visitors; index += 1) {
    if (setOfPage(await aVisitor(app).get(url)) === set) count += 1;
  }
  return count;
}

describe('a canary', () => {
  it('is met by 100 of 1,000 new visitors at 10 %', async () => {
    const { app, canary } = await aTrial(0.1);
    expect(await countIn(app, canary, 1_000)).toBe(100);
  });

  it('is met by nobody at 0 %, by everybody at 100 %', async () => {
    const nobody = await aTrial(0);
    expect(await countIn(nobody.app, nobody.canary, 100)).toBe(0);
    const everybody = await aTrial(1);
    expect(await countIn(everybody.app, everybody.canary, 100)).toBe(100);
  });

  it('stays with a visitor: on every page, in discovery, and when the share is raised', async () => {
    const { store, app, canary } = await aTrial(0.3);
    const visitors = Array.from({ length: 30 }, () => aVisitor(app));
    const setsOf = async () =>
      Promise.all(visitors.map(async ({ get }) => setOfPage(await get('/en/ph/jobs'))));
    const first = await setsOf();
    expect(first.filter((set) => set === canary)).toHaveLength(9);
    expect(await setsOf()).toEqual(first);
    const told = await Promise.all(
      visitors.map(async ({ get }) => (await get('/discovery.json')).json<{ set: string }>().set),
    );
    expect(told).toEqual(first);
    await changeCanary(store, operator, { share: 0.6, countries: [], reason: 'more' });
    let raised: unknown[] = [];
    await vi.waitFor(async () => {
      raised = await setsOf();
      expect(raised.filter((set) => set === canary)).toHaveLength(18);
    }, 10_000);
    expect(first.every((set, index) => set !== canary || raised[index] === canary)).toBe(true);
  });

  it('is met in its countries only, and leaves no cookie elsewhere', async () => {
    const { app, canary, live } = await aTrial(1, ['ph']);
    const maya = aVisitor(app);
    expect(setOfPage(await maya.get('/en/sg/jobs'))).toBe(live);
    expect(maya.cookies.has('jh_bucket')).toBe(false);
    expect(setOfPage(await maya.get('/en/ph/jobs'))).toBe(canary);
    expect(setOfPage(await maya.get('/en/sg/jobs'))).toBe(live);
    const told = async (referer: string) =>
      (await maya.get('/discovery.json', { referer })).json<{ set: string }>().set;
    expect(await told('http://localhost/en/sg/jobs')).toBe(live);
    expect(await told('http://localhost/en/ph/jobs')).toBe(canary);
  });

  it('leaves everybody to the live set when it is stopped', async () => {
    const { store, app, live } = await aTrial(1);
    const maya = aVisitor(app);
    await maya.get('/en/ph/jobs');
    await stopCanary(store, operator, { reason: 'enough' });
    await expect.poll(async () => setOfPage(await maya.get('/en/ph/jobs'))).toBe(live);
  });

  it('gives its visitors a bucket in a cookie that scripts cannot read, for a year, only while it runs', async () => {
    const { store, app } = await aTrial(0.5);
    const cookies = async () => (await app.inject({ url: '/jobs' })).cookies;
    const [cookie] = await cookies();
    expect(cookie).toMatchObject({ name: 'jh_bucket', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 });
    await stopCanary(store, operator, { reason: 'enough' });
    await expect.poll(() => cookies()).toEqual([]);
  });
});

describe('choosing', () => {
  it('takes the set of a signed choice before anything else', () => {
    expect(chooseSet(canaryOf(1), { ...visitor, pinned: 'tried' }).sets).toEqual([
      'tried',
      'live',
      'old',
      'older',
    ]);
  });

  it('draws no bucket where no cookie can be set: such a call is the live set’s', () => {
    expect(chooseSet(canaryOf(1), visitor)).toEqual({ sets: ['live', 'old', 'older'] });
  });

  it('believes a bucket that was given, and draws one in place of a forged one', () => {
    expect(chooseSet(canaryOf(0.1), { ...visitor, bucketCookie: '099999' }, () => 1).sets[0]).toBe('new');
    expect(chooseSet(canaryOf(0.1), { ...visitor, bucketCookie: '100000' }, () => 1).sets[0]).toBe('live');
    expect(chooseSet(canaryOf(0.1), { ...visitor, bucketCookie: '-5' }, () => 500_000)).toEqual({
      sets: ['live', 'old', 'older'],
      newBucket: 500_000,
    });
  });
});
