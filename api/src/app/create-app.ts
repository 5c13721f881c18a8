import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { handleErrors } from '../http/error-handler.ts';
import { marketPlugin } from '../http/market-plugin.ts';
import { collectOpenApi, serveOpenApi } from '../http/openapi.ts';
import { originPlugin } from '../http/origin-plugin.ts';
import { limitRate } from '../http/rate-limit.ts';
import { sessionPlugin } from '../http/session-plugin.ts';
import { storableTextPlugin } from '../http/storable-text.ts';
import { type App, withZod } from '../http/typed-app.ts';
import { scheduleCleanup } from './cleanup.ts';
import { registerRoutes } from './register-routes.ts';

export interface AppOptions {
  logger?: FastifyServerOptions['logger'];
  /** Time for a client to send its whole request; 60 s when absent. */
  requestTimeoutMs?: number;
}

const defaultRequestTimeoutMs = 60_000;

/** The whole API, ready for `listen` or `inject`. */
export async function createApp(dependencies: Dependencies, options: AppOptions = {}): Promise<App> {
  const requestTimeout = options.requestTimeoutMs ?? defaultRequestTimeoutMs;
  const app = withZod(
    Fastify({
      logger: options.logger ?? false,
      // The gateway runs on the same machine and sets X-Forwarded-For.
      trustProxy: 'loopback',
      genReqId: (request) => requestId(request.headers['x-request-id']),
      requestIdHeader: false,
      bodyLimit: 1_048_576,
      // Against slow requests, which would otherwise hold their connections for ever.
      requestTimeout,
      http: {
        headersTimeout: Math.min(requestTimeout, 15_000),
        connectionsCheckingInterval: Math.min(requestTimeout, 2_000),
      },
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
      forceCloseConnections: 'idle',
    }),
  );
  handleErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
  });
  closeConnectionsOnShutdown(app);
  await app.register(cookie);
  await app.register(marketPlugin);
  await limitRate(app, dependencies.config.requestsPerMinute);
  await app.register(originPlugin, { allowedOrigins: dependencies.config.allowedOrigins });
  await app.register(sessionPlugin, dependencies);
  await app.register(storableTextPlugin);
  await collectOpenApi(app);
  await app.register(async (routes) => registerRoutes(withZod(routes), dependencies));
  serveOpenApi(app);
  scheduleCleanup(app, dependencies);
  return app;
}

/** Sends `Connection: close` while the server shuts down, so that keep-alive connections do not delay it. */
function closeConnectionsOnShutdown(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** The gateway's request id, so that one id follows a request through both logs; a new one when it is missing or malformed. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
