import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { aGateway } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';
import { readPublicAddress } from './public-address.ts';

/** The status of the answer to a request of these lines, of which `inject` could not send each. */
async function statusOf(port: number, ...lines: string[]): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  return (await text(socket)).split(' ')[1];
}

it('a request may name the whole address, whose host counts, and has one host', async () => {
  const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), { publicAddress: readPublicAddress({}) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const host = `Host: localhost:${port}`;
  const path = '/discovery.json';
  expect(await statusOf(port, `GET http://localhost:${port}${path} HTTP/1.1`, host)).toBe('200');
  expect(await statusOf(port, `GET http://localhost${path}?x=1 HTTP/1.1`, 'Host: evil.example')).toBe('200');
  expect(await statusOf(port, `GET http://evil.example${path} HTTP/1.1`, host)).toBe('421');
  expect(await statusOf(port, `GET http://evil.example HTTP/1.1`, host)).toBe('421');
  expect(await statusOf(port, `GET ${path} HTTP/1.1`, host, 'Host: evil.example')).toBe('400');
});
