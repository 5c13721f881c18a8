import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createForwarder } from './forward.ts';

async function listen(server: Server): Promise<URL> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

/** A configurable upstream site, and the local proxy's URL. */
async function aSite(answer: Record<string, string | string[]> = {}) {
  const seen: IncomingMessage[] = [];
  const site = createServer((asked, response) => {
    seen.push(asked);
    asked.on('data', () => {});
    asked.on('end', () => response.writeHead(200, answer).end('said'));
  });
  site.on('upgrade', (asked, socket) => {
    seen.push(asked);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: echo\r\nconnection: Upgrade\r\n\r\n');
    socket.on('error', () => {});
    socket.pipe(socket);
  });
  const there = await listen(site);
  const forwarder = createForwarder(there);
  const door = createServer((asked, response) => forwarder.pass(asked, response));
  door.on('upgrade', forwarder.tunnel);
  return { seen, site, there, here: await listen(door) };
}

describe('a developer who looks at a site through their own machine', () => {
  it('sends changes as a page of the site would', async () => {
    const { seen, there, here } = await aSite();
    const headers = { origin: here.origin, referer: `${here.origin}/en/ph/jobs?page=2` };
    const answer = await fetch(new URL('/api/job', here), { method: 'POST', body: '{}', headers });
    expect(await answer.text()).toBe('said');
    expect(seen[0]?.headers).toMatchObject({
      host: there.host,
      origin: there.origin,
      referer: `${there.origin}/en/ph/jobs?page=2`,
    });
  });

  it('leaves another site’s address what it is', async () => {
    const { seen, here } = await aSite();
    await fetch(here, { headers: { origin: 'https://elsewhere.test' } });
    expect(seen[0]?.headers.origin).toBe('https://elsewhere.test');
  });

  it('stays signed in and stays here, though the site speaks of https and of itself', async () => {
    const cookies = ['sessionid=a; Domain=the.site; Path=/; Secure; HttpOnly', '__Host-b=c; Path=/; Secure'];
    const site = await aSite({ 'set-cookie': cookies, 'strict-transport-security': 'max-age=9' });
    const answer = await fetch(site.here);
    expect(answer.headers.getSetCookie()).toEqual([
      'sessionid=a; Path=/; HttpOnly',
      '__Host-b=c; Path=/; Secure',
    ]);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it('is sent on within this machine’s address', async () => {
    const told: Record<string, string> = {};
    const { here, there } = await aSite(told);
    told.location = `${there.origin}/en/ph?a=b`;
    expect((await fetch(here, { redirect: 'manual' })).headers.get('location')).toBe('/en/ph?a=b');
    told.location = 'https://elsewhere.test/x';
    expect((await fetch(here, { redirect: 'manual' })).headers.get('location')).toBe(
      'https://elsewhere.test/x',
    );
  });

  it('keeps a socket to the site, both ways', async () => {
    const { seen, here, there } = await aSite();
    const asked = request(new URL('/api/socket', here), {
      headers: { connection: 'Upgrade', upgrade: 'echo', origin: here.origin },
    });
    asked.end();
    const said = await new Promise<string>((resolve, reject) => {
      asked.on('error', reject);
      asked.on('upgrade', (_answer, socket) => {
        socket.on('data', (part: Buffer) => {
          resolve(part.toString());
          socket.destroy();
        });
        socket.write('over the water');
      });
    });
    expect(said).toBe('over the water');
    expect(seen[0]?.headers).toMatchObject({ origin: there.origin, upgrade: 'echo' });
  });

  it('reads that the site does not answer', async () => {
    const { site, here } = await aSite();
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
    const answer = await fetch(here);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toMatch(/^http:\/\/127\.0\.0\.1:\d+ does not answer: /);
  });
});
