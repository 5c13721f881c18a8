import {
  type AnyCall,
  type CallRequest,
  type CallResult,
  dataOf,
  inputOf,
  isLenient,
  ownerProofHeader,
  scopeOf,
  takesProof,
  withoutUnknown,
} from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { sessionOf } from '../session/session-access.ts';
import type { Session } from '../session/session-repository.ts';
import { employerTag, rolesKey } from './describe-employer-calls.ts';
import { errorCodesKey, errorCodesOf } from './error-responses.ts';
import type { Market } from './market-plugin.ts';
import { sessionScheme, tokenScheme } from './security-schemes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The definition that the route was registered from. */
    call?: AnyCall;
  }
}

/** Never null for a protected call; always null for a public one, which reads no session. */
type SessionFor<C extends AnyCall> = C['access'] extends 'protected'
  ? Session
  : C['access'] extends 'public'
    ? null
    : Session | null;

/** Handler arguments: the validated request, its session and its market. */
export type ServedRequest<C extends AnyCall> = CallRequest<C> & {
  session: SessionFor<C>;
  market: Market;
  /** The `Idempotency-Key` header of an idempotent call, if the client sent one. */
  idempotencyKey: string | undefined;
  /** Fastify's request and reply, for cookies, cache headers, uploads and the status. */
  request: FastifyRequest;
  reply: FastifyReply;
};

type Served<C extends AnyCall> = C['answer'] extends 'file' ? unknown : CallResult<C>;

const idempotencyKey = z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/)));
const ownerProof = z.optional(z.string().check(z.maxLength(100)));

/** The operation's proof of ownership in the OpenAPI document. */
const proofKey = 'x-proof';

/** Decorator of an app that checks the proofs of its routes; {@link serve} refuses to register such a call without it. */
export const proofCheck = 'checksProofs';

/**
 * Registers the route of a call: path, access, validation, serialisation and OpenAPI come from its definition. `handle`
 * resolves with the content of `{ data }`; the response schema strips undeclared members.
 */
export function serve<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handle: (request: ServedRequest<C>) => Promise<Served<C>>,
  config: Pick<FastifyContextConfig, 'takesForeignForms'> = {},
): void {
  const { access, roles } = call;
  if (takesProof(call) && !app.hasDecorator(proofCheck))
    throw new Error(`${call.id} needs a proof, which nothing checks here.`);
  app.route({
    method: call.method,
    url: `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { ...config, ...(access === 'protected' ? { access, roles, call } : { access, call }) },
    schema: routeSchema(call),
    preValidation: [dropUnknown(call), refuseBody(call)],
    handler: async (request, reply) => {
      const [status] = call.statuses;
      if (status !== undefined) reply.code(status === 201 && call.statuses.length > 1 ? 200 : status);
      const data = await handle({
        params: request.params,
        query: request.query,
        body: request.body,
        session: access === 'protected' ? sessionOf(request) : request.session,
        market: request.market,
        idempotencyKey: request.headers['idempotency-key'],
        request,
        reply,
      } as unknown as ServedRequest<C>);
      return call.answer === 'file' ? data : { data };
    },
  });
}

/** Leaves unknown members of a lenient request out before they are refused. */
function dropUnknown(call: AnyCall) {
  const { query, body } = inputOf(call);
  return async (request: FastifyRequest): Promise<void> => {
    const { prefer } = request.headers;
    if (!isLenient(typeof prefer === 'string' ? prefer : prefer?.join())) return;
    request.query = withoutUnknown(query, request.query);
    if (body === undefined) request.body = undefined;
    else if (body !== 'form') request.body = withoutUnknown(body, request.body);
  };
}

/** Refuses with 40001 what is sent as the body of a call that has none: it would be ignored. */
function refuseBody(call: AnyCall) {
  const hasNone = inputOf(call).body === undefined;
  return async ({ body }: FastifyRequest): Promise<void> => {
    if (!hasNone || typeof body !== 'object' || body === null) return;
    const fieldProblems = Object.fromEntries(Object.keys(body).map((name) => [name, 'unknown' as const]));
    if (Object.keys(body).length > 0) throw new ApiError(errorCode.invalidParameters, { fieldProblems });
  };
}

function routeSchema(call: AnyCall) {
  const { query, body } = inputOf(call);
  const hasParams = call.path.includes('{');
  const answer = call.answer === 'file' ? undefined : dataOf(call.answer as z.ZodMiniType);
  return {
    summary: call.summary,
    tags: [tagOf(call)],
    ...securityOf(call),
    ...(hasParams && { params: call.params }),
    querystring: query,
    ...(body === 'form' ? { consumes: ['multipart/form-data'] } : body && { body }),
    ...((call.idempotent || takesProof(call)) && { headers: headersOf(call) }),
    ...(call.proof && { [proofKey]: call.proof }),
    ...(call.access === 'protected' && { [rolesKey]: call.roles }),
    [errorCodesKey]: errorCodesOf(call),
    ...(answer && { response: Object.fromEntries(call.statuses.map((status) => [status, answer])) }),
  };
}

/** Calls that the employers' site makes stand under tags of their own in the OpenAPI document. */
function tagOf(call: AnyCall): string {
  const scope = scopeOf(call);
  return scope === undefined || scope === 'admin'
    ? (call.path.split('/')[1] ?? '')
    : `${employerTag}${scope}`;
}

/** Security schemes of the OpenAPI document: the session's cookie, or a token with the call's scope. */
function securityOf(call: AnyCall): { security?: Record<string, string[]>[] } {
  const scope = scopeOf(call);
  if (call.access !== 'protected') return {};
  return {
    security: [{ [sessionScheme]: [] }, ...(scope === undefined ? [] : [{ [tokenScheme]: [scope] }])],
  };
}

const headersOf = (call: AnyCall) =>
  z.object({
    ...(call.idempotent && { 'idempotency-key': idempotencyKey }),
    ...(takesProof(call) && { [ownerProofHeader]: ownerProof }),
  });

/** Forms of mail programs are read as no body: that of one-click unsubscription is fixed by RFC 8058. */
export function ignoreFormBodies(app: FastifyInstance): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) =>
      done(null),
    );
}

/** Sets the status of a call with both: 201 when the resource was created, 200 when it existed already. */
export const setCreatedStatus = (reply: FastifyReply, isNew: boolean): FastifyReply =>
  reply.code(isNew ? 201 : 200);
