import { languageById } from '@jobharbor/shared/contracts';
import {
  ApiError,
  type ApiErrorDetails,
  type ErrorName,
  errorCode,
  isApiError,
  toProblem,
} from '@jobharbor/shared/errors';
import {
  createClientErrorHandler,
  createFailureLog,
  errorOfStatus,
  problemHeaders,
  securityEventOfStatus,
} from '@jobharbor/shared/http-server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../contract/operation-error.ts';
import { drainBody } from '../../http/drain-body.ts';
import { commonHeaders, setCommonHeaders } from '../../http/security-headers.ts';
import { logSecurity, routeOf } from '../../http/security-log.ts';
import { preferredLanguage } from '../request/request-locale.ts';
import { headersTooLargePage } from './headers-too-large.ts';
import { maintenancePage } from './maintenance-page.ts';
import { unreadableAddressPage } from './unreadable-address.ts';

/** Route of pages, whose errors are HTML instead of JSON. */
export const pageRoute = '/*';

/**
 * Registers error and not-found handlers: a problem of the catalogue, or an HTML page for pages; 405 where other methods
 * are supported. Details are logged only.
 */
export function answerProblems(app: FastifyInstance): void {
  const logFailure = createFailureLog(app);
  app.setErrorHandler((thrown: FastifyError | ApiError, request, reply) => {
    const error = toApiError(thrown);
    if (error.status >= 500) logFailure(request, thrown);
    else request.log.debug({ err: thrown }, 'request refused');
    const isPage = request.routeOptions.url === pageRoute;
    if (!isPage || error.status < 500) return sendProblem(error, request, reply);
    reply.header('Content-Security-Policy', plainPagePolicy);
    reply.header('Cache-Control', 'no-store');
    if (error.retryAfter !== null) reply.header('Retry-After', error.retryAfter);
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
  const event = securityEventOfStatus(error.status);
  if (event !== undefined)
    logSecurity(request, event, 'refused', {
      code: error.code,
      route: routeOf(request),
    });
  if (error.retryAfter !== null) reply.header('Retry-After', error.retryAfter);
  drainBody(request);
  return reply
    .code(error.status)
    .headers(problemHeaders)
    .removeHeader('ETag')
    .send(JSON.stringify(toProblem(error, languageOf(request), request.id)));
}

const plainPagePolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** Like the API: the page's language, else the visitor's, else English. */
function languageOf(request: FastifyRequest): string {
  const page = languageById(Number(request.headers['language-id'] ?? Number.NaN));
  if (page) return page.value;
  // Router errors occur before cookies are parsed.
  return (request.cookies && preferredLanguage(request)?.value) ?? 'en';
}

const make = (name: ErrorName, details: ApiErrorDetails = {}) => new ApiError(errorCode[name], details);

const retryAfterRateLimit = 60;

function toApiError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown;
  if (isUnavailable(thrown)) return make('serviceUnavailable', { cause: thrown, retryAfter: 5 });
  const status = thrown instanceof Error && 'statusCode' in thrown ? Number(thrown.statusCode) : 500;
  if (status === 429) return make('tooManyAttempts', { cause: thrown, retryAfter: retryAfterRateLimit });
  return make(errorOfStatus(status), { cause: thrown });
}

/** Answers a malformed request; a browser whose cookies are too large gets a page. */
export const answerClientError = createClientErrorHandler((error, raw, id) => {
  const html = error.status === 431 ? headersTooLargePage(raw, id) : null;
  return html === null ? null : { html, headers: { ...commonHeaders(false, id), ...pageHeaders } };
});

const pageHeaders = {
  'Content-Security-Policy': plainPagePolicy,
  'Content-Type': 'text/html; charset=utf-8',
};
