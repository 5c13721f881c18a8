import { type AnyCall, problem, takesProof } from '@jobharbor/shared/contracts';
import { catalogue, errorCode } from '@jobharbor/shared/errors';
import * as z from 'zod/mini';
import { isForEveryRole } from '../session/session-access.ts';
import { unconfirmedRuleOf } from '../session/unconfirmed-rules.ts';

const nameOf = new Map<number, string>(Object.entries(errorCode).map(([name, code]) => [code, name]));

/** The operation's list of codes in the OpenAPI document, from which its error responses are made. */
export const errorCodesKey = 'x-error-codes';

const proofErrors = [
  errorCode.ownerProofNeeded,
  errorCode.noOwnerFactor,
  errorCode.currentPasswordMismatch,
  errorCode.wrongOtp,
  errorCode.otpUsed,
  errorCode.otpExpired,
];

/** Of recruiters and admins, who need an authenticator app: see `checkAccess`. */
const mayNeedSecondFactor = ({ roles }: AnyCall) =>
  (roles.includes('recruiter') || roles.includes('admin')) && !isForEveryRole(roles);

/** Every error code that `call` may answer with: of its definition, its access and its input. */
export function errorCodesOf(call: AnyCall): number[] {
  const hasInput = call.path.includes('{') || call.query !== undefined || call.body !== undefined;
  return [
    ...new Set([
      ...call.errors,
      ...(hasInput ? [errorCode.invalidParameters] : []),
      ...(call.body === undefined ? [] : [errorCode.malformedBody, errorCode.bodyTooLarge]),
      ...(call.method === 'GET' ? [] : [errorCode.crossSite]),
      ...(takesProof(call) ? proofErrors : []),
      ...(unconfirmedRuleOf(call) === 'yes' ? [] : [errorCode.emailUnconfirmed]),
      ...(call.access === 'protected'
        ? [
            errorCode.loginRequired,
            errorCode.sessionEnded,
            errorCode.noPermission,
            errorCode.accountSuspended,
            ...(mayNeedSecondFactor(call) ? [errorCode.secondFactorRequired] : []),
          ]
        : []),
      errorCode.addressTooLong,
      errorCode.headersTooLarge,
      errorCode.tooManyAttempts,
      errorCode.internal,
      errorCode.serviceUnavailable,
    ]),
  ].sort((one, other) => one - other);
}

interface Operation {
  responses?: Record<string, unknown>;
  [errorCodesKey]?: readonly number[];
}
interface OpenApiDocument {
  components?: { schemas?: Record<string, unknown> };
  paths?: Record<string, Record<string, Operation>>;
}

/** Adds a response for each status of an operation's error codes; its description names the codes. */
export function addErrorResponses(document: OpenApiDocument): void {
  const { $schema: _, ...schema } = z.toJSONSchema(problem, { io: 'output' });
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Problem: schema },
  };
  for (const operation of Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods))) {
    const codes = operation[errorCodesKey] ?? [];
    for (const [status, ofStatus] of Map.groupBy(codes, (code) => catalogue.get(code)?.status ?? 500)) {
      operation.responses = {
        ...operation.responses,
        [status]: {
          description: ofStatus.map((code) => `${code} ${nameOf.get(code)}`).join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      };
    }
  }
}
