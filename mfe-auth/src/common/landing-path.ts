import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';

/** The page that hands employers over to their site. */
export const employerSitePath = '/redirect?site=employer';

/**
 * The page to open after sign-in. An account that is scheduled for deletion gets the choice to keep it, and one that
 * needs an authenticator app its set-up. Otherwise it is the requested page. Without one (`path` is the home page,
 * `base`) recruiters go on to the employers' site. Job seekers go to the profile while it is incomplete, or else to the
 * news page. Whoever signs in for the employers' site but does not recruit gets the page that says how to. A guest goes
 * to `path`.
 */
export function landingPath(path: string, base: string, user: SessionUser | null): string {
  if (user === null) return path;
  if (user.deletion_due_at !== undefined)
    return `${base}/cancel-deletion?redirect=${encodeURIComponent(path)}`;
  const page = pageAfterSignIn(path, base, user);
  return user.needs_second_factor ? `${base}/two-step-sign-in?redirect=${encodeURIComponent(page)}` : page;
}

function pageAfterSignIn(path: string, base: string, { role, is_profile_completed }: SessionUser): string {
  if (role === 'recruiter') return path === base ? base + employerSitePath : path;
  if (role === 'guest') return path;
  if (path.startsWith(base + employerSitePath)) return `${base}/employers`;
  if (path !== base || role !== 'jobseeker') return path;
  return base + (is_profile_completed ? '/onsite-job' : '/jobseeker-complete-profile');
}
