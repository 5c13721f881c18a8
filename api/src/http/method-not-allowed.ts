import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

const knownMethods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers 404 to an unknown address and 405 to an unknown method, before the body is read. A malformed body would
 * otherwise be answered with 400. Collects the methods of each address that is registered after it; call the result
 * after the last of them.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const methods = new Map<string, Set<HTTPMethods>>();
  app.addHook('onRequest', async ({ is404 }) => {
    if (is404) throw new ApiError(errorCode.notFound);
  });
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat() as HTTPMethods[]) known.add(one);
    methods.set(url, known);
  });
  return () => {
    for (const [url, known] of [...methods]) {
      const allowed = [...known];
      const refuse = async (_request: FastifyRequest, reply: FastifyReply) => {
        reply.header('allow', allowed.join(', '));
        throw new ApiError(errorCode.methodNotAllowed);
      };
      app.route({
        url,
        method: knownMethods.filter((method) => !allowed.includes(method)),
        schema: { hide: true },
        onRequest: refuse,
        handler: refuse,
      });
    }
  };
}
