import { createHmac, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Machine } from '../contract/machine-schemas.ts';
import { emptyRow } from '../health/health-row.ts';
import { createHealthStore } from '../health/health-store.ts';
import { publish } from '../operations/live-set.ts';
import { prepareSet, rollBack, startCanary, stopCanary } from '../operations/operations.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { operator } from '../testing/a-gateway.ts';
import { addRelease, aLiveStore } from '../testing/a-store.ts';
import { anApi, bodyOf } from '../testing/an-api.ts';
import { readAlertSettings } from './alert-settings.ts';
import { createApiWatch, createGatewayWatch } from './find-alerts.ts';
import { watchAlerts } from './watch-alerts.ts';

const secret = randomBytes(32);
const remote = { name: 'mfe-a', paths: ['/jobs'] };
const reason = 'a test';

interface Received {
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: { type: string; summary: string; data: Record<string, unknown> };
}

/** A webhook receiver that answers with these statuses in order, the last one repeatedly. */
async function aReceiver(...statuses: number[]) {
  const received: Received[] = [];
  const { url } = await anApi(async (request, response) => {
    const text = (await bodyOf(request)).toString();
    received.push({ headers: request.headers, text, body: JSON.parse(text) });
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 204;
    response.writeHead(status, { location: '/elsewhere' }).end();
  });
  const types = () => received.map(({ body }) => body.type);
  return { url, received, types };
}

function watch(
  store: ReleaseStore,
  url: string,
  settings: { failedShare?: number; diskFree?: number } = {},
  unreadable: [file: string, reason: string][] = [],
) {
  const errors: unknown[] = [];
  const stop = watchAlerts({
    store,
    health: createHealthStore(store.storage),
    settings: { urls: [url], secret, failedShare: 0.05, diskFree: 0, ...settings },
    apiUrl: api.url,
    onError: (error) => errors.push(error),
    unreadable: () => unreadable,
    interval: 20,
    pauses: [1, 1, 1],
  });
  onTestFinished(stop);
  return errors;
}

let store: ReleaseStore;
let api: Awaited<ReturnType<typeof anApi>>;
beforeEach(async () => {
  api = await anApi((_request, response) => response.end());
  store = await aLiveStore(remote);
  await addRelease(store, { ...remote, version: '2' });
});

describe('somebody is told', () => {
  it('that a set was rolled back, once by all gateways, signed for the receiver', async () => {
    const { url, received } = await aReceiver();
    await publish(store, { 'mfe-a': '2' }, 'second');
    for (let gateway = 0; gateway < 3; gateway += 1) watch(store, url);
    await rollBack(store, operator, { reason: 'It fails in Safari.' });
    await expect.poll(() => received).toHaveLength(1);
    const { headers, text, body } = received[0] as Received;
    expect(body).toMatchObject({ type: 'set.rolled-back', data: { reason: 'It fails in Safari.' } });
    expect(body.summary).toContain('It fails in Safari.');
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`;
    const mac = createHmac('sha256', secret).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${mac}`);
    // A later event has arrived, so the first one's alert can no longer come.
    await publish(store, { 'mfe-a': '2' }, 'again');
    await rollBack(store, operator, { reason });
    await expect.poll(() => received).toHaveLength(2);
    expect(new Set(received.map((one) => one.headers['webhook-id'])).size).toBe(2);
  });

  it('that a canary was stopped', async () => {
    const { url, types } = await aReceiver();
    watch(store, url);
    const { id } = await prepareSet(store, operator, { versions: { 'mfe-a': '2' }, reason });
    await startCanary(store, operator, { set: id, share: 1, countries: [], reason });
    await stopCanary(store, operator, { reason, state: 'rolled-back' });
    await expect.poll(() => types()).toEqual(['canary.stopped']);
  });

  it('that visits fail, of the set that fails more than is tolerated', async () => {
    const at = Math.floor(Date.now() / 60_000) * 60;
    const rowOf = (set: string, opened: number, broken: number) => ({
      ...emptyRow({ set, remote: 'mfe-a', version: '1', country: 'ph', language: 'en', trial: '' }),
      opened,
      broken,
    });
    const rows = [
      rowOf('bad', 100, 20),
      rowOf('good', 1_000, 10),
      rowOf('small', 10, 9),
      rowOf('unsigned', 100, 99),
    ];
    await createHealthStore(store.storage).write({ at, rows });
    const { url, received } = await aReceiver();
    watch(store, url);
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]?.body).toMatchObject({
      type: 'errors.high',
      data: { set: 'bad', visits: 100, failed: 20 },
    });
  });

  it('that the API or its database has not answered for half a minute, and not of one that is replaced', async () => {
    let state: Machine['api'] = 'ok';
    const find = createApiWatch(async () => ({ api: state }));
    const at = async (now: number) => (await find(now)).map(({ summary }) => summary);
    expect(await at(1_000)).toEqual([]);
    state = 'silent';
    expect([await at(1_010), await at(1_039)]).toEqual([[], []]);
    expect(await at(1_040)).toEqual([expect.stringMatching(/^The API of .+ has not answered for 30 s/)]);
    state = 'ok';
    expect(await at(1_041)).toEqual([]);
    state = 'no-database';
    expect(await at(1_042)).toEqual([]);
    expect(await at(1_072)).toEqual([expect.stringMatching(/^The database of the API of .+ for 30 s/)]);
    state = 'ok';
    expect(await at(1_080)).toEqual([]);
    state = 'read-only';
    expect([await find(1_081), (await find(1_111)).map(({ type }) => type)]).toEqual([[], ['api.read-only']]);
  });

  it('that a gateway was killed, and not of one that stopped regularly or whose clock is behind', async () => {
    const machine = (id: string, at: number) => ({ id, host: 'one', pid: 7, at });
    let machines = [machine('well', 900), machine('killed', 1_000), machine('stopped', 1_000)];
    const find = createGatewayWatch(async () => machines);
    const at = async (now: number) => (await find(now)).map(({ id }) => id);
    expect(await at(1_000)).toEqual([]);
    machines = [machine('well', 910), machine('killed', 1_000)];
    expect(await at(1_010)).toEqual([]);
    machines = [machine('well', 950), machine('killed', 1_000)];
    expect([await at(1_059), await at(1_060)]).toEqual([[], ['gateway-killed-1000']]);
    machines = [machine('well', 970), machine('killed', 1_061)];
    expect(await at(1_070)).toEqual([]);
  });

  it('that a file of the store cannot be read', async () => {
    const { url, received } = await aReceiver();
    watch(store, url, {}, [['/store/live/000000001.json', 'no JSON']]);
    await expect.poll(() => received).toHaveLength(1);
    expect(received[0]?.body).toMatchObject({
      type: 'store.unreadable',
      summary: expect.stringContaining('/store/live/000000001.json of the release store cannot be read'),
    });
  });

  it('also while the store takes no marker', async () => {
    const { url, types } = await aReceiver();
    await publish(store, { 'mfe-a': '2' }, 'second');
    await rollBack(store, operator, { reason });
    const create = () => Promise.reject(new Error('ENOSPC'));
    watch({ ...store, storage: { ...store.storage, create } }, url);
    await expect.poll(() => types()).toEqual(['set.rolled-back']);
  });

  it('that the disk is nearly full', async () => {
    const { url, types } = await aReceiver();
    watch(store, url, { diskFree: 1 });
    await expect.poll(() => types()).toEqual(['disk.low']);
  });
});

describe('a receiver', () => {
  const rollBackOnce = async () => {
    await publish(store, { 'mfe-a': '2' }, 'second');
    await rollBack(store, operator, { reason });
  };

  it('that fails is told again under the same id until it takes the alert', async () => {
    const { url, received } = await aReceiver(500, 429, 204);
    const errors = watch(store, url);
    await rollBackOnce();
    await expect.poll(() => received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(errors).toEqual([]);
  });

  it.each([
    ['never takes it', 500],
    ['leads elsewhere', 302],
  ])('that %s is given up at last, and the log says what was not told', async (_how, status) => {
    const { url, received } = await aReceiver(status);
    const errors = watch(store, url);
    await rollBackOnce();
    await expect.poll(() => errors).toHaveLength(1);
    expect(String(errors[0])).toMatch(new RegExp(`rolled back.*It answered ${status}`));
    expect(received).toHaveLength(4);
  });

  it('that is gone costs the others nothing', async () => {
    const { url, types } = await aReceiver();
    const errors: unknown[] = [];
    onTestFinished(
      watchAlerts({
        store,
        health: createHealthStore(store.storage),
        settings: { urls: ['http://127.0.0.1:9/', url], secret, failedShare: 1, diskFree: 0 },
        apiUrl: api.url,
        onError: (error) => errors.push(error),
        unreadable: () => [],
        interval: 20,
      }),
    );
    await rollBackOnce();
    await expect.poll(() => types()).toEqual(['set.rolled-back']);
  });
});

describe('the settings of alerts', () => {
  const whole = {
    ALERT_WEBHOOK_URL: 'https://hooks.example/a',
    ALERT_WEBHOOK_SECRET: secret.toString('base64'),
  };
  it('are none without an address', () => {
    expect(readAlertSettings({})).toBeNull();
    expect(readAlertSettings({ ALERT_WEBHOOK_URL: ' ' })).toBeNull();
  });
  it('have several addresses, a secret with or without its prefix, and percentages', () => {
    const read = readAlertSettings({
      ALERT_WEBHOOK_URL: 'https://a.example/x, http://b.example/',
      ALERT_WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
      ALERT_FAILED_SHARE: '2.5%',
      ALERT_DISK_FREE: '20',
    });
    const urls = ['https://a.example/x', 'http://b.example/'];
    expect(read).toEqual({ urls, secret, failedShare: 0.025, diskFree: 0.2 });
  });
  it.each([
    ['no address', { ...whole, ALERT_WEBHOOK_URL: 'hooks.example' }, /ALERT_WEBHOOK_URL/],
    ['no secret', { ...whole, ALERT_WEBHOOK_SECRET: '' }, /ALERT_WEBHOOK_SECRET/],
    ['a short secret', { ...whole, ALERT_WEBHOOK_SECRET: 'c2hvcnQ=' }, /at least 24 bytes/],
    ['a share above all', { ...whole, ALERT_FAILED_SHARE: '500%' }, /ALERT_FAILED_SHARE/],
    ['a share that is no number', { ...whole, ALERT_DISK_FREE: 'little' }, /ALERT_DISK_FREE/],
  ])('with %s are refused with their name', (_what, env, sentence) => {
    expect(() => readAlertSettings(env)).toThrow(sentence);
  });
});
