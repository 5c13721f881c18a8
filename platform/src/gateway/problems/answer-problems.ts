import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { languageById } from '@jobharbor/shared/contracts';
import {
  ApiError,
  type ApiErrorDetails,
  type ErrorName,
  errorCode,
  isApiError,
  toProblem,
} from '@jobharbor/shared/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../contract/operation-error.ts';
import { drainBody } from '../../http/drain-body.ts';
import { commonHeaders, setCommonHeaders } from '../../http/security-headers.ts';
import { eventOfStatus, logSecurity, routeOf } from '../../http/security-log.ts';
import { statedLanguage } from '../request/request-locale.ts';
import { headersTooLargePage } from './headers-too-large.ts';
import { maintenancePage } from './maintenance-page.ts';
import { unreadableAddressPage } from './unreadable-address.ts';

/** Unique over gateways and restarts: support codes and health reports refer to pages by it. */
export const newRequestId = (): string => randomBytes(9).toString('base64url');

/** Route of pages, whose errors are HTML instead of JSON. */
export const pageRoute = '/*';

/**
 * Registers error and not-found handlers: a problem of the catalogue, or an HTML page for pages; 405 where other methods
 * are supported. Details are logged only.
 */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((thrown: FastifyError | ApiError, request, reply) => {
    const error = toApiError(thrown);
    if (error.status >= 500) request.log.error({ err: thrown }, 'request failed');
    else request.log.debug({ err: thrown }, 'request refused');
    const isPage = request.routeOptions.url === pageRoute;
    if (!isPage || error.status < 500) return sendProblem(error, request, reply);
    reply.header('Content-Security-Policy', plainPagePolicy);
    reply.header('Cache-Control', 'no-store');
    return reply.code(503).type('text/html; charset=utf-8').send(maintenancePage(request.url, request.id));
  });
  app.setNotFoundHandler(answerNotFound);
}

/**
 * Answers a request without a route: 405 where other methods are supported, else 404. As an `onRequest` hook too, because
 * a body that cannot be read would be answered with 400 before the not-found handler runs.
 */
export async function answerNotFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const allowed = await request.server.allowedMethods(request);
  if (!allowed || allowed.includes(request.method))
    return sendProblem(new ApiError(errorCode.notFound), request, reply);
  reply.header('Allow', allowed.join(', '));
  return sendProblem(new ApiError(errorCode.methodNotAllowed), request, reply);
}

/** Handles router errors, which are thrown before any hook has run. */
export function answerRouterError(thrown: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  setCommonHeaders(request, reply);
  const error = toApiError(thrown);
  if (request.method !== 'GET' || !request.headers.accept?.includes('text/html'))
    return void sendProblem(error, request, reply);
  const page = unreadableAddressPage(request.url, request.id);
  reply
    .code(error.status)
    .headers({ ...pageHeaders, 'Cache-Control': 'no-store' })
    .send(page);
}

/** Answers with a problem in the visitor's language. */
function sendProblem(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const event = eventOfStatus[error.status];
  if (event !== undefined)
    logSecurity(request, event, 'refused', {
      code: error.code,
      route: routeOf(request),
    });
  if (error.retryAfter !== null) reply.header('Retry-After', error.retryAfter);
  drainBody(request);
  return reply
    .code(error.status)
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', problemPolicy)
    .removeHeader('ETag')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toProblem(error, languageOf(request), request.id)));
}

const problemPolicy = "default-src 'none'; frame-ancestors 'none'";
const plainPagePolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** Like the API: the page's language, else the visitor's, else English. */
function languageOf(request: FastifyRequest): string {
  const page = languageById(Number(request.headers['language-id'] ?? Number.NaN));
  if (page) return page.value;
  // Router errors occur before cookies are parsed.
  return (request.cookies && statedLanguage(request)?.value) ?? 'en';
}

const make = (name: ErrorName, details: ApiErrorDetails = {}) => new ApiError(errorCode[name], details);

const byStatus: Readonly<Record<number, ErrorName>> = {
  400: 'malformedBody',
  401: 'loginRequired',
  403: 'noPermission',
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'requestTimedOut',
  413: 'bodyTooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMediaType',
  421: 'hostNotAllowed',
  431: 'headersTooLarge',
  502: 'serviceUnavailable',
  503: 'serviceUnavailable',
  504: 'serviceUnavailable',
};

const retryAfterRateLimit = 60;

function toApiError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown;
  if (isUnavailable(thrown)) return make('serviceUnavailable', { cause: thrown, retryAfter: 5 });
  const status = thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500;
  if (status === 429) return make('tooManyAttempts', { cause: thrown, retryAfter: retryAfterRateLimit });
  const name = byStatus[status] ?? (status >= 400 && status < 500 ? 'malformedBody' : 'internal');
  return make(name, { cause: thrown });
}

/** Status by error code of Node's HTTP parser; others are 400. */
const byParserCode: Readonly<Record<string, ErrorName>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimedOut',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'bodyTooLarge',
};

/** Answers a malformed request, for which Node provides no request or reply. `rawPacket`: what was read of it last. */
export function answerClientError(
  error: Error & { code?: string; rawPacket?: unknown },
  socket: Duplex,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = make(byParserCode[error.code ?? ''] ?? 'malformedBody');
  const id = newRequestId();
  const page = problem.status === 431 ? headersTooLargePage(error.rawPacket, id) : null;
  if (page === null) endWithProblem(socket, problem, id);
  else endWith(socket, problem, page, { ...commonHeaders(false, id), ...pageHeaders });
}

const pageHeaders = {
  'Content-Security-Policy': plainPagePolicy,
  'Content-Type': 'text/html; charset=utf-8',
};

/** Writes a problem to a raw socket and closes it. */
export function endWithProblem(socket: Duplex, error: ApiError, id = newRequestId(), isSecure = false): void {
  endWith(socket, error, JSON.stringify(toProblem(error, 'en', id)), {
    ...commonHeaders(isSecure, id),
    'Content-Security-Policy': problemPolicy,
    'Content-Type': 'application/json; charset=utf-8',
  });
}

function endWith(socket: Duplex, error: ApiError, body: string, own: Record<string, string>): void {
  const headers: Record<string, string> = {
    ...own,
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    ...(error.retryAfter !== null && { 'Retry-After': String(error.retryAfter) }),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const status = `${error.status} ${STATUS_CODES[error.status]}`;
  // A client that does not read must not hold the connection.
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
