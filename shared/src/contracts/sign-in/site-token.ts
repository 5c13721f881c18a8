import * as z from 'zod/mini';
import type { AnyCall } from '../define-call.ts';

/** Minutes for which an access token of another of our sites is valid. */
export const siteTokenMinutes = 15;

/** What a token of the employers' site may be used for; a recruiter's rights within it stay as they are. */
export const employerScope = z.enum(['applications', 'interviews', 'offers', 'jobs', 'companies', 'chats']);

/** What a token of any site may be used for. That of the admin site makes the admin's calls, and no others. */
export const siteScope = z.enum([...employerScope.options, 'admin']);
export type SiteScope = z.infer<typeof siteScope>;

const scopes: readonly (readonly [path: RegExp, scope: SiteScope])[] = [
  [/^\/recruiter\/(?:applications|applicants|notices)(?:\/|$)/, 'applications'],
  [/^\/recruiter\/(?:interviews|calendar)(?:\/|$)/, 'interviews'],
  [/^\/recruiter\/offers(?:\/|$)/, 'offers'],
  [/^\/recruiter\/jobs\/\{jobId\}\/chats$/, 'chats'],
  [/^\/recruiter\/jobs(?:\/|$)/, 'jobs'],
  [/^\/recruiter\/(?:companies|invitations)(?:\/|$)/, 'companies'],
  [/^\/jobApplication\/chats(?:\/|$)/, 'chats'],
];

/**
 * The scope that a token needs for a call. Undefined for calls that no token may make: those of job seekers, and those
 * of the account itself (devices, passkeys, sign-out).
 */
export function scopeOf({ path, roles }: Pick<AnyCall, 'path' | 'roles'>): SiteScope | undefined {
  if (roles.length === 1 && roles[0] === 'admin') return path.startsWith('/admin/') ? 'admin' : undefined;
  return roles.includes('recruiter') ? scopes.find(([pattern]) => pattern.test(path))?.[1] : undefined;
}

/** OAuth 2.0 names (RFC 6749). `expires_in` is in seconds. A refresh token is valid for one use. */
export const siteToken = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  refresh_token: z.string(),
  scopes: z.array(siteScope),
});
export type SiteToken = z.infer<typeof siteToken>;
