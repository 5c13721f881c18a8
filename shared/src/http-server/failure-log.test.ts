import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, errorCode } from '../errors/index.ts';
import { followAskers } from './asker.ts';
import { createFailureLog } from './failure-log.ts';

afterEach(() => vi.useRealTimers());

/** A server that fails as the address says, and its lines. */
async function aServer() {
  const lines: { msg: string; err?: { stack: string }; network?: string; count?: number }[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'warn', stream }, trustProxy: true });
  followAskers(app);
  const logFailure = createFailureLog(app);
  app.setErrorHandler((thrown, request, reply) => {
    logFailure(request, thrown);
    return reply.code(503).send('');
  });
  app.get('/full', async () => {
    throw new ApiError(errorCode.overloaded, { cause: 'The client has disconnected.' });
  });
  app.get('/broken', async () => {
    throw new ApiError(errorCode.overloaded, { cause: new Error('statement timeout') });
  });
  await app.ready();
  const ask = (url: string, remoteAddress: string) => app.inject({ url, remoteAddress });
  return { app, ask, lines };
}

it('a flood of refusals is one line for each network and minute, without a stack', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { app, ask, lines } = await aServer();
  for (let n = 0; n < 50; n += 1) await ask('/full', `203.0.113.${n}`);
  await ask('/full', '198.51.100.7');
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines.map(({ network, count, err }) => [network, count, err])).toEqual([
    ['203.0.113.0/24', 50, undefined],
    ['198.51.100.0/24', 1, undefined],
  ]);
  await ask('/full', '198.51.100.7');
  await app.close();
  expect(lines).toHaveLength(3);
});

it('thousands of networks make no thousands of lines', async () => {
  const { app, ask, lines } = await aServer();
  for (let n = 0; n < 250; n += 1) await ask('/full', `203.0.${n}.1`);
  await app.close();
  expect(lines).toHaveLength(201);
  expect(lines.at(-1)).toMatchObject({ network: 'others', count: 50 });
});

it('a fault is written at once, with its stack', async () => {
  const { app, ask, lines } = await aServer();
  await ask('/broken', '203.0.113.1');
  expect(lines).toMatchObject([
    { msg: 'request failed', err: { stack: expect.stringContaining('statement timeout') } },
  ]);
  await app.close();
});
