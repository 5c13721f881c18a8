import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { readPublicAddress } from '../http/public-address.ts';
import { aGateway, aToken } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';

type Line = Record<string, unknown>;

async function aLoggingGateway() {
  const logFolder = await mkdtemp(join(tmpdir(), 'logs-'));
  onTestFinished(() => rm(logFolder, { recursive: true, force: true, maxRetries: 5 }));
  const store = await aLiveStore({ name: 'mfe-a' });
  const token = await aToken(store, ['read'], 'olga');
  const publicAddress = readPublicAddress({});
  const app = await aGateway(store, { logFolder, logLevel: 'warn', publicAddress });
  async function lines(): Promise<Line[]> {
    const files = await readdir(logFolder);
    const texts = await Promise.all(files.map((name) => readFile(join(logFolder, name), 'utf8')));
    return texts.flatMap((text) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line): Line => JSON.parse(line)),
    );
  }
  return { app, token, lines };
}

const post = (app: FastifyInstance, path: string, payload: object, headers = {}) =>
  app.inject({ method: 'POST', url: `/platform/api/${path}`, payload, headers });

it('keeps a line of each decision about who may do what, of one shape and without secrets', async () => {
  const { app, token, lines } = await aLoggingGateway();
  await post(app, 'login', { token });
  await post(app, 'login', { token: 'jhp_guess' });
  await post(app, 'roll-back', { set: null, reason: 'x' }, { authorization: `Bearer ${token}` });
  await post(app, 'releases', {}, { authorization: 'Bearer jhp_guess' });
  await app.inject({ url: '/en/ph', headers: { host: 'evil.example' } });
  const events = async () =>
    (await lines())
      .filter(({ kind }) => kind === 'security')
      .map(({ event, outcome }) => `${event} ${outcome}`);
  await expect
    .poll(events, { timeout: 10_000 })
    .toEqual(['sign-in done', 'session refused', 'access refused', 'session refused', 'host refused']);
  for (const line of await lines())
    expect(line).toMatchObject({ address: '127.0.0.1', request_id: expect.stringMatching(/^[\w-]{12}$/) });
  expect(JSON.stringify(await lines())).not.toMatch(/jhp_|token-of/);
});
