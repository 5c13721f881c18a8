import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError, type ErrorName, errorCode, toProblem } from '@jobharbor/shared/errors';
import { securityHeaders } from './security-headers.ts';

/** Status by error code of Node's HTTP parser; others are 400. */
const byParserCode: Readonly<Record<string, ErrorName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimedOut',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'bodyTooLarge',
};

/** Answers a malformed request, for which Fastify has no request or reply. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  endWithProblem(socket, byParserCode[error.code ?? ''] ?? 'malformedBody');
}

/** Writes a problem to a raw socket and closes it. */
export function endWithProblem(socket: Duplex, name: ErrorName, retryAfter?: number): void {
  const error = new ApiError(errorCode[name], retryAfter === undefined ? {} : { retryAfter });
  const id = randomUUID();
  const body = JSON.stringify(toProblem(error, 'en', id));
  const headers = {
    ...securityHeaders(false),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': id,
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([header, value]) => `${header}: ${value}\r\n`);
  // A client that does not read must not hold the connection.
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}
