import type { SiteScope } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session-repository.ts';

/**
 * Access to a route. `public` reads no session. `default` reads the session but needs none. `protected` needs a session
 * of one of `roles` (default: job seekers).
 */
export interface Access {
  access?: 'public' | 'default' | 'protected';
  roles?: readonly Session['role'][];
  /** The scope by which tokens of other sites open a route without a call definition. */
  tokenScope?: SiteScope;
}

declare module 'fastify' {
  interface FastifyContextConfig extends Access {}
  interface FastifyRequest {
    session: Session | null;
    /** Token of another of our sites that the request was made with; null for a session's cookie. */
    siteTokenId: number | null;
  }
}

/** For routes without a call definition, such as the WebSocket. */
export const forBothSides: { config: Access } = {
  config: { access: 'protected', roles: ['jobseeker', 'recruiter'] },
};

/**
 * Throws unless the session's account is active, has one of `roles`, and has the second factor that its role needs. Calls
 * for every role need none: it is set up by them.
 */
export function checkAccess(session: Session, roles: readonly Session['role'][] = ['jobseeker']): void {
  if (session.isSuspended) throw new ApiError(errorCode.accountSuspended);
  if (!roles.includes(session.role))
    throw new ApiError(session.role === 'guest' ? errorCode.loginRequired : errorCode.noPermission);
  if (session.needsSecondFactor && !isForEveryRole(roles)) throw new ApiError(errorCode.secondFactorRequired);
}

/** Calls about the caller's own account, such as those that set up an authenticator app. */
export const isForEveryRole = (roles: readonly Session['role'][]) =>
  (['jobseeker', 'recruiter', 'admin'] as const).every((role) => roles.includes(role));

/** The session of a request to a protected route. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw new ApiError(errorCode.loginRequired);
  return request.session;
}
