import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError, type ErrorName, errorCode, toProblem } from '../errors/index.ts';
import { newRequestId } from './request-id.ts';
import { problemHeaders, securityHeaders } from './security-headers.ts';

/** Error by code of Node's HTTP parser; others are 400. */
const byParserCode: Readonly<Record<string, ErrorName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimedOut',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'bodyTooLarge',
};

/** An HTML page for a browser, with its headers, in place of the problem; null where none fits. `raw`: what was read of the request last. */
export type PageOfError = (
  error: ApiError,
  raw: unknown,
  requestId: string,
) => { html: string; headers: Record<string, string> } | null;

/** Fastify's `clientErrorHandler`: answers a malformed request, for which there is no request or reply. */
export const createClientErrorHandler =
  (pageOf: PageOfError = () => null) =>
  (error: Error & { code?: string; rawPacket?: unknown }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const problem = new ApiError(errorCode[byParserCode[error.code ?? ''] ?? 'malformedBody']);
    const id = newRequestId();
    const page = pageOf(problem, error.rawPacket, id);
    if (page === null) endWithProblem(socket, problem, { id });
    else end(socket, problem, page.html, { ...securityHeaders(false, id), ...page.headers });
  };

/** Writes a problem to a raw socket and closes it. */
export function endWithProblem(
  socket: Duplex,
  error: ApiError,
  { id = newRequestId(), isSecure = false }: { id?: string; isSecure?: boolean } = {},
): void {
  const body = JSON.stringify(toProblem(error, 'en', id));
  end(socket, error, body, { ...securityHeaders(isSecure, id), ...problemHeaders });
}

function end(socket: Duplex, error: ApiError, body: string, own: Record<string, string>): void {
  const headers: Record<string, string> = {
    ...own,
    'content-length': String(Buffer.byteLength(body)),
    ...(error.retryAfter !== null && { 'retry-after': String(error.retryAfter) }),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = `${error.status} ${STATUS_CODES[error.status]}`;
  // A client that does not read must not hold the connection.
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
