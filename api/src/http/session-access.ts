import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { FastifyRequest } from 'fastify';
import type { Session } from './session-repository.ts';

/**
 * Who may call a route: `public` never asks who it is, `default` asks but takes anyone, `protected` needs an account
 * of one of `roles` (job seekers when none are named; a guest has no account).
 */
export interface Access {
  access?: 'public' | 'default' | 'protected';
  roles?: readonly Session['role'][];
}

declare module 'fastify' {
  interface FastifyContextConfig extends Access {}
  interface FastifyRequest {
    session: Session | null;
  }
}

export const protectedFor = (...roles: Session['role'][]): { config: Access } => ({
  config: { access: 'protected', roles },
});
export const forJobseekers = protectedFor('jobseeker');
export const forRecruiters = protectedFor('recruiter');
export const forBothSides = protectedFor('jobseeker', 'recruiter');
export const forAnyone: { config: Access } = { config: { access: 'default' } };

/** Throws what stands between this session and a protected route. */
export function checkAccess(session: Session, roles: readonly Session['role'][] = ['jobseeker']): void {
  if (session.isSuspended) throw new ApiError(errorCode.accountSuspended);
  if (roles.includes(session.role)) return;
  throw new ApiError(session.role === 'guest' ? errorCode.loginRequired : errorCode.noPermission);
}

/** The account behind a protected route's request. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw new ApiError(errorCode.loginRequired);
  return request.session;
}
