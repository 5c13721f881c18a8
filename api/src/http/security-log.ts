import { type ApiError, errorCode } from '@jobharbor/shared/errors';
import { decorateSecurityLog, securityEventOfStatus, writeSecurityLine } from '@jobharbor/shared/http-server';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    /** Account of a request without its session, such as a failed sign-in. */
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
  | 'social-link'
  | 'code'
  | 'password'
  | 'email'
  | 'phone'
  | 'two-factor'
  | 'owner-proof'
  | 'change-undone'
  | 'deletion'
  | 'deletion-cancelled'
  | 'data-export'
  | 'suspension'
  | 'suspension-lifted'
  | 'appeal'
  | 'report-decision'
  | 'invitation-decision'
  | 'withdrawal'
  | 'withdrawal-decision'
  | 'points-read'
  | 'points-correction'
  | 'company'
  | 'events-read'
  | 'session'
  | 'access'
  | 'host'
  | 'cross-site'
  | 'throttle'
  | 'limit'
  | 'upload';

/** Security events by error code, where the status alone does not tell which. */
const refusals: ReadonlyMap<number, SecurityEventName> = new Map([
  [errorCode.invalidCredential, 'sign-in'],
  [errorCode.wrongOtp, 'code'],
  [errorCode.otpUsed, 'code'],
  [errorCode.otpExpired, 'code'],
  [errorCode.otpUsedEmail, 'code'],
  [errorCode.otpExpiredEmail, 'code'],
  [errorCode.signInLinkInvalid, 'code'],
  [errorCode.secondFactorNeeded, 'two-factor'],
  [errorCode.deviceCodeNeeded, 'two-factor'],
  [errorCode.handOffInvalid, 'hand-off'],
  [errorCode.handOffSiteUnknown, 'hand-off'],
  [errorCode.qrLoginInvalid, 'sign-in-approval'],
  [errorCode.passkeyUnknown, 'sign-in'],
  [errorCode.passkeyFailed, 'sign-in'],
  [errorCode.secondFactorExpired, 'two-factor'],
  [errorCode.ownerProofNeeded, 'owner-proof'],
  [errorCode.noOwnerFactor, 'owner-proof'],
  [errorCode.changeLinkInvalid, 'code'],
  [errorCode.linkExpired, 'code'],
  [errorCode.currentPasswordMismatch, 'password'],
  [errorCode.socialAccountLinked, 'sign-in'],
  [errorCode.socialCredentialInvalid, 'sign-in'],
  [errorCode.socialCredentialExpired, 'sign-in'],
  [errorCode.crossSite, 'cross-site'],
]);

/** Security log of the site, independent of the log level. */
export const securityLogPlugin = fp(
  async (app) => {
    decorateSecurityLog(app);
    app.decorateRequest('subject', null);
  },
  { name: 'security-log' },
);

/**
 * Writes one JSON line: account id, IP address, event, outcome and request id; `about` is the account that an admin read
 * of. Without names, email addresses and secrets.
 */
export function logSecurity(
  request: FastifyRequest,
  event: SecurityEventName,
  outcome: 'done' | 'refused',
  { account, code, about }: { account?: number; code?: number; about?: number } = {},
): void {
  writeSecurityLine(request, {
    event,
    outcome,
    account: account ?? request.session?.accountId ?? request.subject ?? null,
    route: request.routeOptions.url ?? null,
    ...(code !== undefined && { code }),
    ...(about !== undefined && { about }),
  });
}

/**
 * Logs refusals that are security events. A not-found answer to a signed-in person counts as well: it may be an access to
 * another account's data.
 */
export function logRefusal(request: FastifyRequest, { code, status }: ApiError): void {
  const { access, call } = request.routeOptions.config ?? {};
  const isUpload = call?.body === 'form' && status < 500;
  const isForeign = code === errorCode.notFound && access === 'protected';
  const ofStatus = securityEventOfStatus(status);
  const event =
    refusals.get(code) ??
    (isUpload && ofStatus === 'limit' ? 'upload' : ofStatus) ??
    (isForeign ? 'access' : isUpload ? 'upload' : undefined);
  if (event !== undefined) logSecurity(request, event, 'refused', { code });
}
