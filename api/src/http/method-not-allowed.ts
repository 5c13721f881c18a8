import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyInstance, HTTPMethods } from 'fastify';

const knownMethods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Collects the methods of each address that is registered after it; call the result after the last of them. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const methods = new Map<string, Set<HTTPMethods>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat() as HTTPMethods[]) known.add(one);
    methods.set(url, known);
  });
  return () => {
    for (const [url, known] of [...methods]) {
      const allowed = [...known];
      app.route({
        url,
        method: knownMethods.filter((method) => !allowed.includes(method)),
        schema: { hide: true },
        handler: async (_request, reply) => {
          reply.header('allow', allowed.join(', '));
          throw new ApiError(errorCode.methodNotAllowed);
        },
      });
    }
  };
}
