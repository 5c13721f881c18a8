import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createTlsFiles, followMutualTls, mutualTlsOptions } from '@jobharbor/shared/http-server';
import {
  type Authority,
  type Certificates,
  createCertificates,
  type IssuedFiles,
} from '@jobharbor/shared/testing/certificates';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type WebSocket as Socket, WebSocket, WebSocketServer } from 'ws';
import { aGateway } from '../testing/a-gateway.ts';
import { aLiveStore } from '../testing/a-store.ts';
import { askApi, useApiTls } from './api-connection.ts';

let certificates: Certificates;
let own: Authority;
let foreign: Authority;
beforeAll(async () => {
  certificates = await createCertificates();
  [own, foreign] = [await certificates.anAuthority(), await certificates.anAuthority()];
});
afterAll(() => certificates.remove());

const lookMs = 0;

/** An API that takes only clients of its authority. */
async function anApi(paths: IssuedFiles) {
  const refused: string[] = [];
  const asked: string[] = [];
  const files = createTlsFiles(paths, { lookMs });
  const server: Server = createServer(mutualTlsOptions(files), (request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end('{"data":{}}');
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    asked.push(request.url ?? '');
    sockets.handleUpgrade(request, socket, head, (opened: Socket) => opened.send('hello'));
  });
  const stop = followMutualTls(server, {
    files,
    lookMs: 20,
    onRefused: (_, sentence) => refused.push(sentence),
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    stop();
    for (const socket of sockets.clients) socket.terminate();
    server.closeAllConnections();
    server.close();
  });
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, refused, asked, server };
}

function prove(url: string, paths: IssuedFiles): string[] {
  const errors: string[] = [];
  onTestFinished(useApiTls(url, paths, { lookMs, onError: ({ message }) => errors.push(message) }));
  return errors;
}

describe('gateway and API with certificates of one authority', () => {
  it('meet on every way: calls, sockets, job news, probes, renders and sitemaps', async () => {
    const api = await anApi(await own.issue());
    prove(api.url, await own.issue({ name: 'gateway' }));
    const server = `import { get } from 'node:http';
    export const render = async ({ apiUrl, headers }) => {
      await new Promise((resolve, reject) => get(apiUrl + '/job/1', { headers }, resolve).on('error', reject));
      return { html: 'drawn', head: null, state: null, status: 200 };
    };`;
    const store = await aLiveStore({ name: 'mfe-a', paths: ['/jobs'], server, calls: ['GET /job/{id}'] });
    const app = await aGateway(store, { apiUrl: api.url });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect((await app.inject('/api/config/countries')).statusCode).toBe(200);
    expect((await app.inject('/en/ph/jobs')).body).toContain('"isRendered":true');
    await app.inject({ url: '/en/ph/jobs', cookies: { sessionid: 'a'.repeat(43) } });
    await app.inject('/sitemap.xml');
    await app.inject({ method: 'DELETE', url: '/api/config/countries' });
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
      headers: { cookie: `sessionid=${'a'.repeat(43)}`, origin: `http://127.0.0.1:${port}` },
    });
    const [greeting] = await new Promise<unknown[]>((resolve, reject) => {
      socket.once('message', (...message) => resolve(message)).once('error', reject);
    });
    expect(String(greeting)).toBe('hello');
    socket.terminate();
    await expect.poll(() => api.asked).toContain('/api/health');
    const ways = ['/api/config/countries', '/api/job/1', '/internal/job-news', '/api/socket'];
    expect(api.asked).toEqual(expect.arrayContaining([...ways, expect.stringContaining('/sitemap')]));
    expect(api.refused).toEqual([]);
  });

  it('take a new certificate, and a new authority, without a restart', async () => {
    const [paths, mine] = [await own.issue(), await own.issue()];
    const api = await anApi(paths);
    const errors = prove(api.url, mine);
    expect((await askApi(`${api.url}/one`)).status).toBe(200);
    const next = await certificates.anAuthority();
    await next.issue({}, paths);
    await next.issue({}, mine);
    api.server.closeAllConnections();
    await expect.poll(async () => (await askApi(`${api.url}/two`).catch(() => null))?.status).toBe(200);
    // Certificate and key that do not match are ignored; the previous pair stays.
    const other = await next.issue();
    const { rename } = await import('node:fs/promises');
    await rename(other.key, mine.key);
    expect((await askApi(`${api.url}/three`)).status).toBe(200);
    api.server.closeAllConnections();
    await expect.poll(async () => (await askApi(`${api.url}/four`).catch(() => null))?.status).toBe(200);
    expect(errors).toEqual([
      expect.stringMatching(/^\S+ is not the private key of the certificate in \S+\.$/),
    ]);
  });
});

describe('the gateway', () => {
  it.each<[string, () => Promise<IssuedFiles>, string]>([
    [
      'of another authority',
      () => foreign.issue(),
      'is not signed by the certificate authority of this site.',
    ],
    ['of another name', () => own.issue({ name: 'elsewhere' }), 'is of another name.'],
  ])('refuses an API with a certificate %s', async (_, issue, sentence) => {
    const api = await anApi(await issue());
    prove(api.url, await own.issue());
    const refusal = await askApi(`${api.url}/api/health`).catch((error: Error) => error.cause);
    expect(refusal).toMatchObject({ message: `The certificate of the API at localhost ${sentence}` });
    const app = await aGateway(await aLiveStore({ name: 'mfe-a' }), { apiUrl: api.url });
    expect((await app.inject('/api/config/countries')).statusCode).toBe(503);
    expect(api.asked).toEqual([]);
  });

  it('says which file it cannot use, at its start', async () => {
    const url = 'https://localhost:1';
    const [good, expired] = [await own.issue(), await own.issue({ until: new Date(Date.now() - 1_000) })];
    expect(() => useApiTls(url, { ...good, ca: '/nowhere' })).toThrow('/nowhere cannot be read');
    expect(() => useApiTls(url, { ...good, cert: good.key })).toThrow('holds no certificate in PEM form');
    expect(() => useApiTls(url, expired)).toThrow('has expired on');
    expect(() => useApiTls('http://localhost:1', good)).toThrow('API_URL takes an https address');
  });
});

describe('the API', () => {
  it.each<[string, () => Promise<IssuedFiles> | null, string]>([
    ['without a certificate', () => null, 'is missing.'],
    [
      'with one of another authority',
      async () => ({ ...(await foreign.issue()) }),
      'is not signed by the certificate authority of this site.',
    ],
  ])('refuses a client %s, and its log says why', async (_, issue, sentence) => {
    const files = await own.issue();
    const api = await anApi(files);
    const paths = await issue();
    if (paths !== null) prove(api.url, { ...paths, ca: files.ca });
    const asked = paths === null ? askWithout(api.url, files.ca) : askApi(`${api.url}/api/health`);
    await expect(asked).rejects.toThrow();
    await expect.poll(() => api.refused[0]).toBe(`The certificate of the client ${sentence}`);
    expect(api.asked).toEqual([]);
  });

  it('refuses a certificate that expired since', async () => {
    const files = await own.issue();
    const api = await anApi(files);
    const soon = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + 1_000);
    prove(api.url, await own.issue({ until: soon }));
    await expect
      .poll(
        async () => {
          api.server.closeAllConnections();
          await askApi(`${api.url}/api/health`).catch(() => null);
          return api.refused.at(-1);
        },
        { timeout: 20_000 },
      )
      .toBe('The certificate of the client has expired.');
  });
});

async function askWithout(url: string, ca: string): Promise<unknown> {
  const { readFileSync } = await import('node:fs');
  const { request } = await import('node:https');
  return new Promise((resolve, reject) =>
    request(`${url}/api/health`, { ca: readFileSync(ca), agent: false }, resolve)
      .on('error', reject)
      .end(),
  );
}
