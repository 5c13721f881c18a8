import { type Problem, textTag } from '@jobharbor/shared/contracts';
import { ApiError, type ApiErrorDetails, errorCode, isApiError, toProblem } from '@jobharbor/shared/errors';
import { errorOfStatus, problemHeaders } from '@jobharbor/shared/http-server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Dependencies } from '../dependencies.ts';
import { fieldErrors } from './field-errors.ts';
import { recordRefusal } from './record-refusal.ts';
import { setBaseHeaders } from './security-headers.ts';
import { logRefusal } from './security-log.ts';

/** Answers every failure with a `problem` in the request's language. Internal details go to the log only. */
export function handleErrors(app: FastifyInstance, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  app.setErrorHandler(async (thrown, request, reply) => {
    const error = toApiError(thrown, request);
    if (error.status >= 500) request.log.error({ err: thrown }, 'request failed');
    logRefusal(request, error);
    await recordRefusal(db, request, error, clock()).catch((err) =>
      request.log.error({ err }, 'account event not recorded'),
    );
    return sendProblem(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(new ApiError(errorCode.notFound), request, reply));
}

/** Handles router errors, which are thrown before any hook has run. */
export function answerRouterError(thrown: Error, request: FastifyRequest, reply: FastifyReply): void {
  setBaseHeaders(request, reply);
  sendProblem(toApiError(thrown, request), request, reply);
}

function sendProblem(error: ApiError, request: FastifyRequest, reply: FastifyReply) {
  // The hook that sets the market may have failed or not have run yet.
  const language = request.market ? textTag(request.market) : 'en';
  const body: Problem = toProblem(error, language, request.id);
  if (error.retryAfter !== null) reply.header('retry-after', error.retryAfter);
  // An explicit serializer, because the route's response schemas do not include this body.
  return reply
    .code(error.status)
    .headers(problemHeaders)
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body);
}

function toApiError(thrown: unknown, request: FastifyRequest): ApiError {
  if (isApiError(thrown)) return thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    // A path parameter outside its list of allowed names is an address that does not exist.
    const isUnknownName = thrown.validation.some(({ keyword }) => (keyword as string) === 'invalid_value');
    if (thrown.validationContext === 'params' && isUnknownName) return make('notFound');
    const input = inputOf(request, thrown.validationContext);
    const language = request.market?.language.value ?? 'en';
    return make('invalidParameters', { fields: fieldErrors(thrown.validation, input, language) });
  }
  if (!(thrown instanceof Error)) return make('internal', { cause: thrown });
  return fromDatabase(thrown) ?? fromFastify(thrown);
}

const make = (name: keyof typeof errorCode, details: ApiErrorDetails = {}) =>
  new ApiError(errorCode[name], details);

function inputOf(request: FastifyRequest, context: string | undefined): unknown {
  if (context === 'querystring') return request.query;
  if (context === 'params') return request.params;
  if (context === 'headers') return request.headers;
  return request.body;
}

/** What pg and its pool say of a connection that ended under a query or was never made: such errors have no code. */
const lostConnection =
  /^(?:Connection terminated|Client was closed|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/** Maps PostgreSQL's SQLSTATE codes and lost connections; null when the error has no meaning for the caller. */
function fromDatabase(error: Error): ApiError | null {
  const state = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (state === '57014') return make('overloaded', { cause: error });
  // A NUL character in text, or a number out of bigint's range.
  if (state === '22021' || state === '22P05' || state === '22003')
    return make('invalidParameters', { cause: error });
  const isLost = state === '' ? lostConnection.test(error.message) : /^(08|57P|53|ECONN|EPIPE)/.test(state);
  if (isLost) return make('serviceUnavailable', { cause: error });
  return null;
}

const fromFastify = (error: Error & Partial<Pick<FastifyError, 'statusCode'>>): ApiError =>
  make(errorOfStatus(error.statusCode ?? 500), { cause: error });
