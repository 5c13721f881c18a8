import { expect, it } from 'vitest';
import { withoutRetired } from '../site/without-retired.ts';
import { aGateway, operator } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore, anEmptyStore } from '../testing/a-store.ts';
import { addValidRelease } from '../testing/a-valid-release.ts';
import { storeFacts } from '../testing/canaries.ts';
import { publish } from './live-set.ts';
import { prepareSet, promote, publishRelease, retirePackage, rollBack, startCanary } from './operations.ts';

const reason = 'Nobody uses it.';
const facts = { apiUrl: null, checkLifecycle: null };

async function aSite() {
  const store = await anEmptyStore();
  await addValidRelease(store, { name: 'shell' });
  await addValidRelease(store, {
    name: 'mfe-a',
    contract: {
      routes: [{ path: '/chats/:id', render: 'browser', access: 'public' }],
      offers: ['upload'],
      wellKnown: { jobs: '/jobs' },
    },
  });
  await addValidRelease(store, {
    name: 'mfe-b',
    contract: { fills: ['upload'] },
    files: { 'entry.js': `open("/mfe-c/no");open(\`/chats/\${id}\`)` },
  });
  await publish(store, { shell: '1', 'mfe-a': '1', 'mfe-b': '1' }, 'first');
  return store;
}
const liveSet = async (store: Awaited<ReturnType<typeof aSite>>) =>
  store.readSet((await store.readLive())?.set ?? '');

it('is refused while others need it, with the name of each, and forced by who may', async () => {
  const store = await aSite();
  const team = { name: 'ci', team: 'a', rights: ['publish' as const], packages: ['mfe-a'] };
  const attempt = retirePackage(store, team, { name: 'mfe-a', reason });
  await expect(attempt).rejects.toMatchObject({
    code: 'refused',
    refusals: [
      { check: 'slots', what: expect.stringContaining('mfe-b (team team-a) fills the slot “upload”') },
      { check: 'places', what: expect.stringContaining('“jobs” (/jobs)') },
      { check: 'links', what: 'mfe-b (team team-a) links to /chats/:id' },
    ],
  });
  expect((await store.log.read()).at(-1)).toMatchObject({ action: 'refused', detail: { 'mfe-a': 'retire' } });
  await expect(retirePackage(store, team, { name: 'mfe-a', reason, force: true })).rejects.toThrow('force');
  await expect(retirePackage(store, team, { name: 'mfe-b', reason })).rejects.toThrow('not mfe-b');
  await expect(retirePackage(store, operator, { name: 'shell', reason })).rejects.toThrow(
    'cannot be retired',
  );
  await expect(retirePackage(store, operator, { name: 'mfe-x', reason })).rejects.toThrow('has no mfe-x');
  await retirePackage(store, operator, { name: 'mfe-a', reason, force: true });
  expect((await liveSet(store)).members).toEqual({ shell: '1', 'mfe-b': '1' });
  expect((await store.log.read()).at(-1)?.detail.refused).toContain('/chats/:id');
});

it('goes by itself where nobody needs it, stays gone at the next start, and comes back when it is published', async () => {
  const store = await aSite();
  const first = (await liveSet(store)).id;
  await retirePackage(store, operator, { name: 'mfe-b', reason });
  expect((await liveSet(store)).retired).toEqual({ 'mfe-b': { version: '1', routes: ['/mfe-b'] } });
  expect((await store.log.read()).at(-1)).toMatchObject({ action: 'retire', from_set: first });
  const said: string[] = [];
  const built = { shell: '1', 'mfe-b': '1' };
  expect(await withoutRetired(store, built, (text) => said.push(text))).toEqual({ shell: '1' });
  expect(said.join()).toContain('pnpm release mfe-b brings it back');
  await publishRelease(store, operator, { versions: { 'mfe-b': '1' }, reason }, facts);
  expect((await liveSet(store)).id).toBe(first);
  // After a roll-back it is retired again.
  await rollBack(store, operator, { reason });
  expect((await liveSet(store)).members['mfe-b']).toBeUndefined();
});

it('stays gone where a canary that was made before is promoted', async () => {
  const store = await aSite();
  await addValidRelease(store, { name: 'shell', version: '2' });
  const { id } = await prepareSet(store, operator, { versions: { shell: '2' }, reason });
  await startCanary(store, operator, { set: id, share: 0.1, countries: [], reason });
  await retirePackage(store, operator, { name: 'mfe-b', reason });
  await promote(store, operator, { set: id, reason }, storeFacts);
  expect(await liveSet(store)).toMatchObject({
    members: { shell: '2', 'mfe-a': '1' },
    retired: { 'mfe-b': { version: '1' } },
  });
  expect((await liveSet(store)).members['mfe-b']).toBeUndefined();
});

it('has its addresses answer 410 until a remote has them again, and those of nobody 404', async () => {
  const store = await aLiveStore(
    { name: 'mfe-a', paths: ['/jobs'] },
    { name: 'mfe-b', paths: ['/chats/:id'] },
  );
  const app = await aGateway(store);
  const statusOf = async (path: string) => (await app.inject({ url: `/en/ph${path}` })).statusCode;
  expect(await statusOf('/chats/7')).toBe(200);
  await retirePackage(store, operator, { name: 'mfe-b', reason });
  await expect.poll(() => statusOf('/chats/7')).toBe(410);
  expect([await statusOf('/chats'), await statusOf('/jobs')]).toEqual([404, 200]);
  await addRelease(store, { name: 'mfe-c', paths: ['/chats/:id'] });
  await publish(store, { 'mfe-c': '1' }, 'taken over');
  await expect.poll(() => statusOf('/chats/7')).toBe(200);
});
