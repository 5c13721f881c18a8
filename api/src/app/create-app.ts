import cookie from '@fastify/cookie';
import { createDraining, type Draining } from '@jobharbor/shared/draining';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import {
  acceptExpectations,
  type BodyTimes,
  type ConnectionLimits,
  createClientErrorHandler,
  createTrustCheck,
  dropUntrustedHeaders,
  followAskers,
  followMutualTls,
  limitConnections,
  mutualTlsOptions,
  newRequestId,
  type TlsFiles,
} from '@jobharbor/shared/http-server';
import { isOwnHost } from '@jobharbor/shared/site-address';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { ApiConfig, Dependencies } from '../dependencies.ts';
import { unconfirmedPlugin } from '../domain/email-confirmation/unconfirmed-plugin.ts';
import { ownerProofPlugin } from '../domain/owner-proof/owner-proof-plugin.ts';
import { bodyLimits, jsonBytes, longestRequestMs } from '../http/body-limits.ts';
import { admitConnectedSites } from '../http/connected-sites.ts';
import { answerRouterError, handleErrors } from '../http/error-handler.ts';
import { marketPlugin } from '../http/market-plugin.ts';
import { refuseOtherMethods } from '../http/method-not-allowed.ts';
import { collectOpenApi, serveOpenApi } from '../http/openapi.ts';
import { originPlugin } from '../http/origin-plugin.ts';
import { limitRate } from '../http/rate-limit.ts';
import { securityHeadersPlugin } from '../http/security-headers.ts';
import { securityLogPlugin } from '../http/security-log.ts';
import { storableTextPlugin } from '../http/storable-text.ts';
import { tracePlugin } from '../http/trace-plugin.ts';
import { type App, withZod } from '../http/typed-app.ts';
import { rejectUnhandledUpgrades } from '../http/unhandled-upgrades.ts';
import { serveOutbox } from '../mail/outbox-page.ts';
import { markWrites, readsOf } from '../session/recent-write.ts';
import { sessionPlugin } from '../session/session-plugin.ts';
import { virusScanPlugin } from '../virus-scan/virus-scan-plugin.ts';
import { scheduleRates } from './load-rates.ts';
import { scheduleMailNotices } from './mail-notices.ts';
import { registerRoutes } from './register-routes.ts';
import { scheduleOfficeHours } from './schedule-office-hours.ts';
import { schedulePixels, schedulePushes, scheduleWebhooks } from './schedule-posts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Graceful shutdown of its server; drain before closing. */
    draining: Draining;
  }
}

export interface AppOptions {
  logger?: FastifyServerOptions['logger'];
  /** Timeout of request headers in milliseconds; default 10 s. */
  headersTimeoutMs?: number;
  /** Timeouts of request bodies by size; see `body-limits.ts`. */
  bodyTimes?: BodyTimes;
  /** Serves https, to clients with a certificate of the same authority. Default: http. */
  tls?: TlsFiles | null;
  /** Connection limits, except for trusted proxies. */
  connections?: Partial<ConnectionLimits>;
}

const defaultHeadersTimeoutMs = 10_000;

/** The whole API, ready for `listen` or `inject`. */
export async function createApp(dependencies: Dependencies, options: AppOptions = {}): Promise<App> {
  const { publicUrl, trustedProxies, mail } = dependencies.config;
  const headersTimeout = options.headersTimeoutMs ?? defaultHeadersTimeoutMs;
  const isTrusted = createTrustCheck(trustedProxies);
  const limits = {
    headersTimeout,
    connectionsCheckingInterval: Math.min(headersTimeout, 2_000),
    // Node would answer without a body; a hook answers with a problem.
    requireHostHeader: false,
  };
  const app = withZod(
    Fastify({
      logger: options.logger ?? false,
      trustProxy: isTrusted,
      genReqId: (request) => requestId(request.headers['x-request-id']),
      requestIdHeader: false,
      bodyLimit: jsonBytes,
      // Request timeout; `bodyLimits` is stricter for most routes.
      requestTimeout: longestRequestMs,
      ...(options.tls ? { https: { ...limits, ...mutualTlsOptions(options.tls) } } : { http: limits }),
      routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
      forceCloseConnections: 'idle',
      // The hook below answers instead, with a problem.
      return503OnClosing: false,
      clientErrorHandler: createClientErrorHandler(),
      frameworkErrors: answerRouterError,
    }) as unknown as FastifyInstance,
  );
  if (options.tls) followCertificates(app, options.tls);
  app.decorate('draining', createDraining(app.server));
  limitConnections(app.server, isTrusted, options.connections);
  acceptExpectations(app);
  dropUntrustedHeaders(app, isTrusted);
  followAskers(
    app,
    ({ session, siteTokenId }) =>
      session && {
        id: session.accountId,
        isGuest: session.role === 'guest',
        sharesAddress: siteTokenId !== null,
      },
    readsOf,
  );
  handleErrors(app, dependencies);
  await app.register(tracePlugin);
  await app.register(securityLogPlugin);
  await app.register(securityHeadersPlugin, { publicUrl });
  refuseForeignHosts(app, dependencies.config.allowedHosts);
  refuseWhileClosing(app);
  rejectUnhandledUpgrades(app);
  await app.register(bodyLimits, { times: options.bodyTimes });
  await app.register(cookie);
  markWrites(app, dependencies.config.replicas);
  await app.register(marketPlugin);
  const rates = await limitRate(app, dependencies.config.requestsPerMinute, dependencies.redis);
  app.addHook('onRequest', rates.countNetworks);
  await admitConnectedSites(app, dependencies.config.handOffs);
  await app.register(originPlugin, dependencies.config);
  await app.register(sessionPlugin, dependencies);
  app.addHook('onRequest', rates.countAccounts);
  await app.register(ownerProofPlugin, dependencies);
  await app.register(unconfirmedPlugin);
  await app.register(storableTextPlugin);
  await app.register(virusScanPlugin, dependencies.config);
  await collectOpenApi(app);
  const registerRefusals = refuseOtherMethods(app);
  await app.register(async (routes) => registerRoutes(withZod(routes), dependencies));
  serveOpenApi(app);
  if (mail.kind === 'outbox') serveOutbox(app, mail.folder);
  registerRefusals();
  scheduleWork(app, dependencies);
  return app;
}

/** Recurring jobs of an API process while it listens (timers). */
function scheduleWork(app: FastifyInstance, dependencies: Dependencies): void {
  scheduleRates(app, dependencies);
  scheduleOfficeHours(app, dependencies);
  scheduleMailNotices(app, dependencies);
  schedulePushes(app, dependencies);
  scheduleWebhooks(app, dependencies);
  schedulePixels(app, dependencies);
}

/** Reloads certificates without a restart, and logs clients without a valid client certificate. */
function followCertificates(app: FastifyInstance, files: TlsFiles): void {
  const stop = followMutualTls(app.server, {
    files,
    onRefused: (address, sentence) => app.log.warn({ address }, sentence),
  });
  app.addHook('onClose', async () => stop());
}

/**
 * During shutdown, pending requests are answered with `Connection: close`, so that keep-alive connections do not delay
 * it. New requests are refused with 503, since their dependencies may be closed already.
 */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new ApiError(errorCode.serviceUnavailable);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** Against DNS rebinding: a page of another name that resolves to this machine reads nothing. */
function refuseForeignHosts(app: FastifyInstance, hosts: ApiConfig['allowedHosts']): void {
  app.addHook('onRequest', async ({ headers: { host }, raw }, reply) => {
    if (host === undefined ? raw.httpVersion === '1.0' : isOwnHost(hosts, host)) return;
    reply.header('connection', 'close');
    throw new ApiError(host === undefined ? errorCode.malformedBody : errorCode.hostNotAllowed);
  });
}

/** The gateway's request id, so that one id follows a request through both logs; a new one when it is missing or malformed. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : newRequestId();
}
