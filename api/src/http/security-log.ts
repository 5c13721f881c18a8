import { type ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: FastifyBaseLogger;
  }
  interface FastifyRequest {
    /** The account that a request without its session is about, such as a failed sign-in. */
    subject: number | null;
  }
}

export type SecurityEventName =
  | 'sign-in'
  | 'sign-up'
  | 'sign-in-approval'
  | 'hand-off'
  | 'sign-out'
  | 'guest-session'
  | 'code'
  | 'password'
  | 'email'
  | 'phone'
  | 'two-factor'
  | 'deletion'
  | 'deletion-cancelled'
  | 'data-export'
  | 'suspension'
  | 'suspension-lifted'
  | 'appeal'
  | 'session'
  | 'access'
  | 'cross-site'
  | 'throttle'
  | 'upload';

/** The events that a refusal is, by its code. */
const refusals: ReadonlyMap<number, SecurityEventName> = new Map([
  [errorCode.invalidCredential, 'sign-in'],
  [errorCode.wrongOtp, 'code'],
  [errorCode.otpUsed, 'code'],
  [errorCode.otpExpired, 'code'],
  [errorCode.otpUsedEmail, 'code'],
  [errorCode.otpExpiredEmail, 'code'],
  [errorCode.signInLinkDead, 'code'],
  [errorCode.secondFactorNeeded, 'two-factor'],
  [errorCode.deviceCodeNeeded, 'two-factor'],
  [errorCode.handOffDead, 'hand-off'],
  [errorCode.handOffSiteUnknown, 'hand-off'],
  [errorCode.qrLoginDead, 'sign-in-approval'],
  [errorCode.passkeyUnknown, 'sign-in'],
  [errorCode.passkeyFailed, 'sign-in'],
  [errorCode.secondFactorExpired, 'two-factor'],
  [errorCode.freshLoginNeeded, 'two-factor'],
  [errorCode.linkExpired, 'code'],
  [errorCode.currentPasswordMismatch, 'password'],
  [errorCode.socialAccountLinked, 'sign-in'],
  [errorCode.socialCredentialInvalid, 'sign-in'],
  [errorCode.socialCredentialExpired, 'sign-in'],
  [errorCode.accountSuspended, 'access'],
  [errorCode.accountSuspendedForGood, 'access'],
  [errorCode.sessionEnded, 'session'],
  [errorCode.noPermission, 'access'],
  [errorCode.crossSite, 'cross-site'],
  [errorCode.tooManyAttempts, 'throttle'],
]);

/** The log of security events, which no log level leaves out. */
export const securityLogPlugin = fp(
  async (app) => {
    app.decorate('securityLog', app.log.child({ kind: 'security' }, { level: 'info' }));
    app.decorateRequest('subject', null);
  },
  { name: 'security-log' },
);

/**
 * Writes one line of one shape: who (account id, address) did what with which outcome, and the id of the request. Holds
 * neither names nor addresses of mail nor secrets.
 */
export function logSecurity(
  request: FastifyRequest,
  event: SecurityEventName,
  outcome: 'done' | 'refused',
  { account, code }: { account?: number; code?: number } = {},
): void {
  request.server.securityLog.info({
    event,
    outcome,
    account: account ?? request.session?.accountId ?? request.subject ?? null,
    address: request.ip,
    request_id: request.id,
    route: request.routeOptions.url ?? null,
    ...(code !== undefined && { code }),
  });
}

/**
 * Logs the refusals that are security events. What a signed-in person names and does not find is one, too: it may be
 * somebody else's, which the answer does not tell.
 */
export function logRefusal(request: FastifyRequest, { code, status }: ApiError): void {
  const { access, call } = request.routeOptions.config ?? {};
  const isUpload = call?.body === 'form' && status < 500;
  const isForeign = code === errorCode.notFound && access === 'protected';
  const event = refusals.get(code) ?? (isForeign ? 'access' : isUpload ? 'upload' : undefined);
  if (event !== undefined) logSecurity(request, event, 'refused', { code });
}
