import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type PublicAddress, readPublicAddress } from '../../http/public-address.ts';
import { aGateway } from '../../testing/a-gateway.ts';
import { aLiveStore } from '../../testing/a-store.ts';
import { anApi } from '../../testing/an-api.ts';
import { listen, openRaw, readRaw } from '../../testing/raw-request.ts';
import { defaultSocketLimits } from './proxy-socket.ts';

const path = '/api/jobApplication/socket';
const cookie = 'a=b; sessionid=maya';

/** An API that accepts WebSockets of Maya and Ben, refuses others, and never answers slow ones. */
async function aSite({
  sockets = {},
  publicAddress,
}: {
  sockets?: object;
  publicAddress?: PublicAddress;
} = {}) {
  const server = new WebSocketServer({ noServer: true });
  const api = await anApi((_request, response) => response.end('{}'));
  const asked: string[] = [];
  api.server.on('upgrade', (request, socket: Duplex, head) => {
    asked.push(`${request.headers.cookie} ${request.headers['x-forwarded-for']}`);
    if (request.headers.cookie?.includes('slow')) return;
    if (!/maya|ben/.test(request.headers.authorization ?? request.headers.cookie ?? '')) {
      socket.end(
        'HTTP/1.1 401 Unauthorized\r\nContent-Type: application/json\r\nContent-Length: 14\r\n\r\n{"code":40003}',
      );
      return;
    }
    server.handleUpgrade(request, socket, head, (opened) =>
      opened.on('message', (data) => opened.send(`${data}!`)),
    );
  });
  const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), {
    apiUrl: api.url,
    limits: { sockets: { ...defaultSocketLimits, ...sockets } },
    ...(publicAddress && { publicAddress }),
  });
  return { asked, app, server, ...(await listen(app)) };
}

async function open(port: number, headers: Record<string, string>): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  await once(socket, 'open');
  return socket;
}

const handshake = (port: number, headers: Record<string, string>, at = path) => {
  const lines = Object.entries({
    Host: 'localhost',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  });
  return openRaw(
    port,
    `GET ${at} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
};

describe('a socket below /api', () => {
  it('is the API’s, in both directions, until either side ends it', async () => {
    const { port, server } = await aSite();
    const socket = await open(port, { cookie, origin: `http://127.0.0.1:${port}` });
    socket.send('hello');
    expect(String((await once(socket, 'message'))[0])).toBe('hello!');
    for (const one of server.clients) one.close(4_001, 'enough');
    expect((await once(socket, 'close'))[0]).toBe(4_001);
  });

  it.each([
    ['has no session', {}, path, 401, 40011],
    ['comes from another site', { Cookie: cookie, Origin: 'https://evil.example' }, path, 403, 40012],
    ['names an address of the gateway’s own', { Cookie: cookie }, '/discovery.json', 404, 40004],
    ['plays with the address', { Cookie: cookie }, '/api/../platform', 404, 40004],
  ])('that %s is refused before the API is asked', async (_what, headers, at, status, code) => {
    const { port, asked } = await aSite();
    const answer = readRaw(await handshake(port, headers, at).closed);
    expect([answer.status, JSON.parse(answer.body).code, asked]).toEqual([status, code, []]);
  });

  it('whose session the API does not know is refused with the API’s own words', async () => {
    const { port } = await aSite();
    const answer = readRaw(await handshake(port, { Cookie: 'sessionid=stranger' }).closed);
    expect([answer.status, answer.body]).toEqual([401, '{"code":40003}']);
  });

  it('opens with the token of a connected site’s server, whose sockets leave room for visitors of its address', async () => {
    const { port, asked } = await aSite({ sockets: { perSession: 2, perAddress: 2 } });
    const authorization = 'Bearer maya';
    for (const origin of ['https://employers.example', undefined])
      await open(port, { authorization, ...(origin && { origin }) });
    expect(readRaw(await handshake(port, { Authorization: authorization }).closed).status).toBe(429);
    await open(port, { authorization: 'Bearer ben' });
    await open(port, { cookie });
    expect(asked).toHaveLength(4);
    const unknown = await handshake(port, { Authorization: 'Bearer x', Cookie: cookie }).closed;
    expect(readRaw(unknown).status).toBe(401);
  });

  it('that the API neither opens nor refuses ends in time', async () => {
    const { port } = await aSite({ sockets: { handshakeMs: 100 } });
    const answer = readRaw(await handshake(port, { Cookie: 'sessionid=slow' }).closed);
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([503, 50016]);
  });

  it('counts against its session and its address while it is open', async () => {
    const { port } = await aSite({ sockets: { perSession: 2, perAddress: 3 } });
    const first = await open(port, { cookie });
    await open(port, { cookie });
    const third = () => handshake(port, { Cookie: cookie });
    expect(readRaw(await third().closed)).toMatchObject({ status: 429 });
    const ben = await open(port, { cookie: 'sessionid=ben' });
    expect(readRaw(await handshake(port, { Cookie: 'sessionid=ben' }).closed)).toMatchObject({ status: 429 });
    first.close();
    await once(first, 'close');
    await expect
      .poll(() =>
        open(port, { cookie }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    ben.close();
  });

  it('compares the scheme of the page with the site’s where it is known', async () => {
    const publicAddress = readPublicAddress({ PUBLIC_URL: 'https://jobs.example' });
    const { port } = await aSite({ publicAddress });
    const from = (origin: string) =>
      handshake(port, { Host: 'jobs.example', Cookie: '__Host-sessionid=maya', Origin: origin });
    expect(readRaw(await from('http://jobs.example').closed).status).toBe(403);
    const good = from('https://jobs.example');
    await expect.poll(() => good.received()).toContain('101 Switching');
  });
});
