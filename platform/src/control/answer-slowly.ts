import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { slowAnswerType } from '../contract/slow-answers.ts';

/** Between two blank lines: less than proxies wait for, such as nginx with its 60 s. */
const lineMs = 15_000;

/**
 * Answers who accepts {@link slowAnswerType} at once, and with the outcome of the same request when its work is done. The
 * work goes on if the caller disconnects, as that of any other call.
 */
export function answerSlowly(scope: FastifyInstance, everyMs = lineMs): void {
  scope.addHook('preHandler', async (request, reply) => {
    if (request.headers.accept !== slowAnswerType) return;
    const lines = new PassThrough();
    lines.write('\n');
    const timer = setInterval(() => lines.write('\n'), everyMs);
    lines.once('close', () => clearInterval(timer));
    repeat(scope, request).then(
      ({ statusCode: status, body }) => lines.end(`${JSON.stringify({ status, body })}\n`),
      (error: Error) => lines.destroy(error),
    );
    // nginx would collect the blank lines.
    return reply.headers({ 'content-type': slowAnswerType, 'x-accel-buffering': 'no' }).send(lines);
  });
}

/** The request once more, within this process, as one that accepts JSON. */
function repeat(scope: FastifyInstance, { method, url, headers, body, socket }: FastifyRequest) {
  const { 'content-length': _, 'transfer-encoding': _chunked, ...rest } = headers;
  return scope.inject({
    ...{ method: method as 'POST', url, headers: { ...rest, accept: 'application/json' } },
    ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
    ...(body !== undefined && body !== null && { payload: JSON.stringify(body) }),
  });
}
