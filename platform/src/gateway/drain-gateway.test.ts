import { once } from 'node:events';
import { Agent, get, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { aGateway } from '../testing/a-gateway.ts';
import { anEmptyStore } from '../testing/a-store.ts';
import { anApi } from '../testing/an-api.ts';

interface Answer {
  status: number | undefined;
  text: string;
  connection: string | undefined;
}

/** A request over the connections of `agent`; the error if it fails. */
const ask = (agent: Agent, url: string): Promise<Answer | string> =>
  new Promise((resolve) => {
    get(url, { agent }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, text, connection: response.headers.connection });
    }).on('error', (error: Error & { code?: string }) => resolve(error.code ?? error.message));
  });

it('a draining gateway fails its readiness probe, serves until load balancers have left, and finishes open requests', async () => {
  const { promise: asked, resolve } = Promise.withResolvers<ServerResponse>();
  const api = await anApi((request, response) => {
    if (request.url === '/api/slow') resolve(response);
    else response.end('{}');
  });
  const app = await aGateway(await anEmptyStore(), { apiUrl: api.url });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const other = new Agent();
  onTestFinished(() => kept.destroy());
  expect(await ask(kept, `${url}/health/ready`)).toMatchObject({ status: 200, connection: 'keep-alive' });

  const slow = ask(other, `${url}/api/slow`);
  const held = await asked;
  let isDrained = false;
  const drained = app.draining.drain({ announceMs: 500 }).then(() => {
    isDrained = true;
  });
  expect(await ask(kept, `${url}/health/ready`)).toMatchObject({ status: 503, connection: 'close' });
  // Liveness stays 200: readiness alone removes it from the load balancer.
  expect(await ask(kept, `${url}/health`)).toMatchObject({ status: 200, connection: 'close' });
  await expect.poll(() => ask(other, `${url}/health`)).toBe('ECONNREFUSED');
  expect(isDrained).toBe(false);
  held.end('at last');
  expect(await slow).toMatchObject({ status: 200, text: 'at last', connection: 'close' });
  await drained;
});

it('a gateway that stops accepting connections first answers those that the kernel has accepted for it', async () => {
  const app = await aGateway(await anEmptyStore());
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
  // All of them are connected after one turn of the event loop, in which the server accepts one.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const answers = sockets.map(async (socket) => {
    socket.write('GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return String(await text(socket).catch((error: unknown) => error)).split('\r\n', 1)[0];
  });
  await app.draining.drain();
  expect(await Promise.all(answers)).toEqual(sockets.map(() => 'HTTP/1.1 200 OK'));
});
