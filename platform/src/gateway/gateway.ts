import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import proxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { devScript, registerDevUpdates } from '../dev/dev-updates.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { composePage } from './compose-page.ts';
import { followLiveSet } from './live-set.ts';
import { outOfOrderPage } from './out-of-order-page.ts';
import { readAddress } from './request-locale.ts';
import { setCommonHeaders, setPageHeaders } from './security-headers.ts';
import { registerTelemetry } from './telemetry.ts';

export interface GatewayOptions {
  store: ReleaseStore;
  /** Where the API listens, without `/api`. */
  apiUrl: string;
  logLevel?: string;
  /** Pages reload when another set is live. */
  isDevelopment?: boolean;
}

const timeZoneForm = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;

/** The one door: pages, released files, discovery, and the API behind it. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const { store, apiUrl, logLevel = 'warn', isDevelopment = false } = options;
  const app = Fastify({
    logger: { level: logLevel },
    trustProxy: 'loopback',
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 500 },
    forceCloseConnections: true,
  });
  const liveSet = followLiveSet(store);
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/')) setCommonHeaders(reply, request.protocol === 'https');
  });

  await app.register(proxy, {
    upstream: apiUrl,
    prefix: '/api',
    rewritePrefix: '/api',
    websocket: true,
    wsClientOptions: socketOptions,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => forwarded(headers, request as unknown as FastifyRequest),
    },
  });

  await app.register(fastifyStatic, {
    root: store.folder,
    serve: false,
    preCompressed: true,
    dotfiles: 'deny',
  });
  app.get<{ Params: { name: string; version: string; '*': string } }>(
    '/assets/:name/:version/*',
    (request, reply) => {
      const { name, version, '*': file } = request.params;
      reply.header('Access-Control-Allow-Origin', '*');
      return reply.sendFile(`${name}/${version}/client/${file}`, { maxAge: '365d', immutable: true });
    },
  );

  app.get('/discovery.json', async (_request, reply) => {
    reply.header('Cache-Control', 'no-cache');
    return (await liveSet()).discovery;
  });
  registerTelemetry(app);
  if (isDevelopment) registerDevUpdates(app, store);
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /assets/\nHost: ${request.host}\n`),
  );
  app.get('/favicon.ico', (_request, reply) => reply.code(204).send());

  app.get('/*', (request, reply) => sendPage(request, reply));

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const cut = request.url.indexOf('?');
    const pathname = cut < 0 ? request.url : request.url.slice(0, cut);
    const search = cut < 0 ? '' : request.url.slice(cut);
    const address = readAddress(request, pathname, search);
    if (address.kind === 'moved') return reply.redirect(address.to, address.status);
    const { timeZone = '', theme } = request.cookies;
    const page = await composePage({
      live: await liveSet(),
      address,
      search,
      origin: `${request.protocol}://${request.host}`,
      apiUrl: `${apiUrl}/api`,
      headers: { 'x-request-id': request.id, 'x-forwarded-for': request.ip },
      userCookie: request.cookies.user,
      timeZone: timeZoneForm.test(timeZone) && isTimeZone(timeZone) ? timeZone : 'UTC',
      theme: theme === 'dark' || theme === 'light' ? theme : undefined,
      isInMaintenance: existsSync(join(store.folder, 'maintenance')),
      log: request.log,
    });
    if (page.kind === 'moved') return reply.redirect(page.to, 301);
    setPageHeaders(reply, page.nonce);
    if (page.status === 503) reply.header('Retry-After', '300');
    const html = isDevelopment ? page.html.replace('</body>', `${devScript(page.nonce)}</body>`) : page.html;
    return reply.code(page.status).send(html);
  }

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send();
    request.log.error(error);
    reply.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    return reply.code(503).type('text/html; charset=utf-8').send(outOfOrderPage(request.url, request.id));
  });
  return app;
}

/** The proxy's types know no `rewriteRequestHeaders` here; its code does, and without it no cookie would pass. */
const socketOptions = {
  headers: {},
  rewriteRequestHeaders: (_headers: unknown, request: FastifyRequest) =>
    forwarded({ cookie: request.headers.cookie, origin: request.headers.origin }, request),
};

function forwarded(headers: Record<string, unknown>, request: FastifyRequest) {
  return {
    ...headers,
    host: request.headers.host,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-for': request.ip,
    'x-request-id': request.id,
  };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
