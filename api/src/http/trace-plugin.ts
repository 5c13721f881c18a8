import {
  closeRequestSpan,
  isTracing,
  openRequestSpan,
  type TraceContext,
  withSpan,
} from '@jobharbor/shared/tracing';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request; null while nothing is traced. */
    trace: TraceContext;
  }
}

/** Gives every request a span below the gateway's, and has it be the current one while the request is served. */
export const tracePlugin = fp(
  async (app) => {
    app.decorateRequest('trace', null);
    if (!isTracing()) return;
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, headers, routeOptions } = request;
      const route = routeOptions.url ?? 'unknown';
      const attributes = {
        'http.request.method': method,
        'http.route': route,
        'jobharbor.request_id': request.id,
      };
      const span = openRequestSpan(`${method} ${route}`, attributes, headers);
      request.trace = span;
      withSpan(span, done);
    });
    // A body arrives by events of the connection, which know nothing of the request's current span.
    app.addHook('preValidation', ({ trace }, _reply, done) => {
      if (trace) withSpan(trace, done);
      else done();
    });
    app.addHook('onResponse', async ({ trace }, reply) => closeRequestSpan(trace, reply.statusCode));
  },
  { name: 'trace' },
);
