import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { overrideHeader, packOverride } from '../overrides/override-draft.ts';
import { localBase } from '../sets/local-release.ts';
import { buildLocally } from './build-locally.ts';
import { createForwarder } from './forward.ts';
import { readDraft } from './read-draft.ts';
import { withoutRetry } from './without-retry.ts';

export interface LocalRemoteOptions {
  /** The remote's package. */
  folder: string;
  /** The site that its pages are part of. */
  target: URL;
  /** Signed override of that site for this remote. */
  token: string;
  port: number;
}

const ownHosts = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;
const offCookie = 'jh_dev_remote';
const localeFile = /^locales\/[A-Za-z-]+\.json$/;
const discovery = z.looseObject({ microFrontends: z.record(z.string(), z.unknown()) });

/**
 * Proxies a site at a local address, with one of its remotes built from sources. `/dev-remote/{name}/` serves the local
 * build. Pages are requested with the override. Everything else is passed through.
 */
export async function serveLocalRemote(options: LocalRemoteOptions): Promise<() => Promise<void>> {
  const { folder, target, token, port } = options;
  const { name } = (await readDraft(folder)).contract;
  const base = localBase(name);
  const header = async () => ({ [overrideHeader]: packOverride(token, await readDraft(folder)) });
  await requireOverride(target, name, await header());
  const build = await buildLocally(folder, base, port);
  const site = createForwarder(target);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // DNS rebinding: only this machine's own pages get sources.
    if (!ownHosts.test(request.headers.host ?? '')) return void response.writeHead(403).end();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    delete request.headers[overrideHeader];
    if (pathname.startsWith(base)) {
      request.url = withoutRetry(request.url ?? '', base);
      return answerLocally(request, response, withoutRetry(pathname, base).slice(base.length));
    }
    // Health reports of the developer's browser are dropped.
    if (pathname === '/telemetry') return void response.writeHead(204).end();
    if (pathname === '/discovery.json')
      return site.pass(request, response, { alter: (text) => withoutRemote(text, name) });
    const isPage = request.headers.accept?.includes('text/html') === true;
    const isOff = new RegExp(`\\b${offCookie}=off\\b`).test(request.headers.cookie ?? '');
    site.pass(request, response, isPage && !isOff ? { more: await header() } : {});
  }

  async function answerLocally(request: IncomingMessage, response: ServerResponse, file: string) {
    if (file === 'reset' && request.method === 'POST') return switchOverride(request, response, 'off');
    if (file === 'on') return switchOverride(request, response, 'on');
    response.setHeader('Cache-Control', 'no-store');
    if (localeFile.test(file)) {
      const text = await readFile(join(folder, 'src', file)).catch(() => null);
      if (text) return void response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    }
    build.serve(request, response, () => response.writeHead(404).end());
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`${basename(folder)}: ${error instanceof Error ? error.message : error}\n`);
    });
  });
  build.connect(server);
  server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith(base)) site.tunnel(request, socket, head);
  });
  await listenLocally(server, port);
  return async () => {
    await build.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
}

/** Turns the local build on or off for this browser, and returns to the page that it came from. */
function switchOverride({ headers }: IncomingMessage, response: ServerResponse, to: 'on' | 'off') {
  const from = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer) : null;
  const age = to === 'on' ? '; Max-Age=0' : '';
  response.writeHead(303, {
    location: from && from.host === headers.host ? from.pathname + from.search : '/',
    'set-cookie': `${offCookie}=${to}; Path=/; HttpOnly; SameSite=Lax${age}`,
  });
  response.end();
}

/** The discovery document without the site's version of a remote: without a fallback, crashes are visible. */
function withoutRemote(text: string, name: string): string {
  const document = discovery.safeParse(parse(text));
  if (!document.success) return text;
  const { [name]: _own, ...others } = document.data.microFrontends;
  return JSON.stringify({ ...document.data, microFrontends: others });
}

async function listenLocally(server: Server, port: number): Promise<void> {
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, '127.0.0.1', resolve);
  await listening;
}

/** Requests one page to verify the override: a refused one fails here, instead of showing the site's own version. */
async function requireOverride(target: URL, name: string, header: Record<string, string>): Promise<void> {
  const answer = await fetch(new URL('/en', target), { headers: header }).catch((error: unknown) => {
    throw new Error(`${target.origin} does not answer: ${error instanceof Error ? error.message : error}`);
  });
  if ((await answer.text()).includes(`action="${localBase(name)}reset"`)) return;
  throw new Error(
    `${target.origin} does not take the override: it has expired, or is for another site or another remote than ${name}. Make one with: pnpm platform override ${name} --against ${target.origin}`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
