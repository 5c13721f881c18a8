import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { connectRemote } from '../client/connect-remote.ts';
import { getStatus, rollBack } from '../contract/calls.ts';
import { OperationError } from '../contract/operation-error.ts';
import { slowAnswerType } from '../contract/slow-answers.ts';
import { answerCalls } from './answer-calls.ts';
import { answerSlowly } from './answer-slowly.ts';

const app = Fastify();
await app.register(rateLimit, { global: false });
const gate = Promise.withResolvers<object>();
app.register(
  async (scope) => {
    answerCalls(scope);
    answerSlowly(scope, 1);
    scope.post('/roll-back', async ({ body, headers }) =>
      headers.authorization === 'Bearer a token' ? { ...(await gate.promise), ...(body as object) } : null,
    );
    scope.get('/status', async () => {
      throw new OperationError('conflict', 'Somebody was faster.');
    });
  },
  { prefix: '/platform/api' },
);
const url = await app.listen({ host: '127.0.0.1', port: 0 });
vi.stubEnv('JOBHARBOR_TOKEN', 'a token');
afterEach(() => app.close());

it('a call that takes long is answered at once with blank lines, so that nobody between gives up', async () => {
  const slow = await fetch(`${url}/platform/api/roll-back`, {
    method: 'POST',
    headers: { accept: slowAnswerType, authorization: 'Bearer a token', 'content-type': 'application/json' },
    body: '{"reason":"test"}',
  });
  expect([slow.status, slow.headers.get('x-accel-buffering')]).toEqual([200, 'no']);
  const reader = slow.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (text.length < 3) text += (await reader?.read())?.value ?? '';
  expect(text.trim()).toBe('');
  gate.resolve({ set: 'a-set' });
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text += value;
  }
  expect(JSON.parse(text)).toEqual({ status: 200, body: '{"set":"a-set","reason":"test"}' });

  const client = await connectRemote(url);
  expect(await client.send(rollBack, { body: { set: null, reason: 'x' } })).toMatchObject({ set: null });
  await expect(client.send(getStatus)).rejects.toMatchObject({
    code: 'conflict',
    message: 'Somebody was faster.',
  });
});
