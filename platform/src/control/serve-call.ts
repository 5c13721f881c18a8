import type { AnyCall, CallRequest, CallResult } from '@jobharbor/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readInput } from './read-input.ts';

/** Registers the route of a call; method, path and validation come from its definition. */
export function serveCall<C extends AnyCall>(
  scope: FastifyInstance,
  call: C,
  handle: (
    request: FastifyRequest,
    reply: FastifyReply,
    read: () => CallRequest<C>,
  ) => Promise<CallResult<C>>,
): void {
  scope.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: (request, reply) => handle(request, reply, () => readInput(call, request)),
  });
}
