import {
  closeRequestSpan,
  isOwnTrace,
  isTracing,
  openRequestSpan,
  type TraceContext,
} from '@jobharbor/shared/tracing';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request; null while nothing is traced. */
    trace: TraceContext;
  }
}

/** Files and probes, of which there are too many to tell anything by each. */
const untraced = /^\/(?:assets|health|metrics)(?:$|[/?])/;

/**
 * Gives every request a span, below the page's that it came from. `key` is the gateways': of what visitors send only
 * traces that a gateway began are believed. No part of an address is noted but its route, since some hold secrets.
 */
export function traceRequests(app: FastifyInstance, key: Buffer): void {
  app.decorateRequest('trace', null);
  if (!isTracing()) return;
  app.addHook('onRequest', async (request) => {
    const { method, headers, url, routeOptions } = request;
    if (untraced.test(url)) return;
    const route = routeOptions.url ?? 'unknown';
    request.trace = openRequestSpan(
      `${method} ${route}`,
      { 'http.request.method': method, 'http.route': route, 'jobharbor.request_id': request.id },
      isOwnTrace(key, headers.traceparent) ? { traceparent: headers.traceparent } : undefined,
    );
  });
  app.addHook('onResponse', async ({ trace }, reply) => closeRequestSpan(trace, reply.statusCode));
}
