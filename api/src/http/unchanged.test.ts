import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isUnchanged } from './unchanged.ts';

const app = fastify();
app.get('/picture', async (request, reply) => {
  if (isUnchanged(request, reply, 'v1')) return reply;
  return reply.type('image/jpeg').send(Buffer.from('picture'));
});
let address = '';
beforeAll(async () => {
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const ask = (known: string) => fetch(`${address}/picture`, { headers: { 'if-none-match': known } });

// Over a socket: a request that is injected does not show which length is announced.
it('tells a browser that holds the file already so, with no body and no length of one', async () => {
  const held = await ask('"old", W/"v1"');
  expect([held.status, await held.text(), held.headers.get('content-length')]).toEqual([304, '', null]);
  expect(held.headers.get('etag')).toBe('"v1"');
});

it('sends the file to a browser that holds none, or another', async () => {
  for (const known of ['', '"old"']) expect(await (await ask(known)).text()).toBe('picture');
});
