import type { IncomingMessage } from 'node:http';
import { createDraining, type Draining } from '@jobharbor/shared/draining';
import {
  acceptExpectations,
  decorateSecurityLog,
  defaultBodyTimes,
  dropUntrustedHeaders,
  followAskers,
  limitConnections,
  newRequestId,
} from '@jobharbor/shared/http-server';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { anyAddress } from '../http/public-address.ts';
import { pathOfTarget } from '../http/request-target.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { loggerOf } from './control/log-target.ts';
import type { GatewayOptions } from './gateway-options.ts';
import { answerClientError, answerRouterError } from './problems/answer-problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Graceful shutdown of its server; drain before closing. */
    draining: Draining;
  }
}

/** Request timeout in milliseconds: long enough for an upload of a release over a slow line. Most routes have less. */
const requestMs = 600_000;
/** Socket timeout in milliseconds without traffic in either direction. */
const silenceMs = 600_000;

/** The gateway's HTTP server without routes: its limits, log, tracing and the decorations that routes use. */
export async function createServer(
  { logLevel = 'warn', logFolder, publicAddress = anyAddress, limits = {} }: GatewayOptions,
  key: Buffer,
): Promise<FastifyInstance> {
  const headersMs = limits.headersMs ?? 10_000;
  const app = Fastify({
    logger: await loggerOf(logLevel, logFolder),
    trustProxy: publicAddress.isTrusted,
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 500 },
    forceCloseConnections: true,
    genReqId: newRequestId,
    rewriteUrl: pathOfTarget,
    requestTimeout: requestMs,
    connectionTimeout: silenceMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(headersMs, 2_000),
      // A missing host is refused by a hook, with a problem.
      requireHostHeader: false,
      // Other upgrades may be ignored by the HTTP specification.
      shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    clientErrorHandler: answerClientError,
    frameworkErrors: answerRouterError,
  } as FastifyServerOptions) as unknown as FastifyInstance;
  app.decorate('publicAddress', publicAddress);
  app.decorate('bodyTimes', limits.bodyTimes ?? defaultBodyTimes);
  app.decorate('draining', createDraining(app.server));
  decorateSecurityLog(app);
  limitConnections(app.server, publicAddress.isTrusted, limits.connections);
  acceptExpectations(app);
  followAskers(app);
  dropUntrustedHeaders(app, publicAddress.isTrusted);
  traceRequests(app, key);
  return app;
}
