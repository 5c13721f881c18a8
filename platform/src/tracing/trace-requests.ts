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
    /** The span of the request; null without tracing. */
    trace: TraceContext;
  }
}

/** Excluded because of their number: files and probes. */
const untraced = /^\/(?:assets|health|metrics)(?:$|[/?])/;

/**
 * Creates a span for every request, with the page's as parent. `key` is shared by the gateways: only traces that a
 * gateway started are trusted. Spans contain the route but no URL, which may contain secrets.
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
