import { type Problem, textTag } from '@jobharbor/shared/contracts';
import { ApiError, type ApiErrorDetails, errorCode, isApiError, toProblem } from '@jobharbor/shared/errors';
import { createFailureLog, errorOfStatus, problemHeaders } from '@jobharbor/shared/http-server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isConnectionLost } from '../database/is-connection-lost.ts';
import type { Dependencies } from '../dependencies.ts';
import { FilesUnavailableError } from '../files/file-store.ts';
import { SearchUnavailableError } from '../search/search-engine.ts';
import { fieldErrors } from './field-errors.ts';
import { recordRefusal } from './record-refusal.ts';
import { setBaseHeaders } from './security-headers.ts';
import { logRefusal } from './security-log.ts';

/** Answers every failure with a `problem` in the request's language. Internal details go to the log only. */
export function handleErrors(app: FastifyInstance, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  const logFailure = createFailureLog(app);
  app.setErrorHandler(async (thrown, request, reply) => {
    const error = toApiError(thrown, request);
    if (error.status >= 500) logFailure(request, thrown);
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
  // A route that names its failure may have failed for the database.
  if (isApiError(thrown)) return (thrown.status === 500 ? fromStorage(thrown.cause) : null) ?? thrown;
  if (hasZodFastifySchemaValidationErrors(thrown)) {
    // A path parameter outside its list of allowed names is an address that does not exist.
    const isUnknownName = thrown.validation.some(({ keyword }) => (keyword as string) === 'invalid_value');
    if (thrown.validationContext === 'params' && isUnknownName) return make('notFound');
    const input = inputOf(request, thrown.validationContext);
    const language = request.market?.language.value ?? 'en';
    return make('invalidParameters', { fields: fieldErrors(thrown.validation, input, language) });
  }
  const ofStorage = fromStorage(thrown);
  if (ofStorage !== null) return ofStorage;
  return thrown instanceof Error ? fromFastify(thrown) : make('internal', { cause: thrown });
}

const make = (name: keyof typeof errorCode, details: ApiErrorDetails = {}) =>
  new ApiError(errorCode[name], details);

function inputOf(request: FastifyRequest, context: string | undefined): unknown {
  if (context === 'querystring') return request.query;
  if (context === 'params') return request.params;
  if (context === 'headers') return request.headers;
  return request.body;
}

/**
 * SQLSTATE classes of a database that is full (53), fails (58), or has given up a transaction (40), and a change that reached
 * a replica (25006).
 */
const faults = /^(?:(?:40|53|58)\w{3}|25006)$/;
/** Seconds after which a call without a database may be sent again. */
const retryAfter = 5;
/** A NUL character in text; a number, date or interval out of its range. */
const outOfRange = /^(?:22021|22P05|22003|22007|22008)$/;

/**
 * Maps PostgreSQL's SQLSTATE codes, lost connections and a file store or a search engine that is away; null when the error has no meaning for the caller. Also of an error's
 * causes, of several at once (`AggregateError`), and of the plain objects that the queue throws.
 */
function fromStorage(error: unknown, depth = 0): ApiError | null {
  if (typeof error !== 'object' || error === null || depth > 4) return null;
  const { code, message, cause, errors } = error as Partial<
    Record<'code' | 'message' | 'cause' | 'errors', unknown>
  >;
  const state = typeof code === 'string' ? code : '';
  if (state === '57014') return make('overloaded', { cause: error });
  if (error instanceof FilesUnavailableError) return make('serviceUnavailable', { cause: error });
  if (error instanceof SearchUnavailableError) return make('overloaded', { cause: error });
  if (outOfRange.test(state)) return make('invalidParameters', { cause: error });
  if (faults.test(state) || isConnectionLost({ code, message }))
    return make('serviceUnavailable', { cause: error, retryAfter });
  for (const inner of [cause, ...(Array.isArray(errors) ? errors : [])]) {
    const found = fromStorage(inner, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const fromFastify = (error: Error & Partial<Pick<FastifyError, 'statusCode'>>): ApiError =>
  make(errorOfStatus(error.statusCode ?? 500), { cause: error });
