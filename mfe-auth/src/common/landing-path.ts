import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';

/**
 * The page to open after sign-in. An account that is scheduled for deletion gets the choice to keep it, and one
 * that needs an authenticator app its set-up. Otherwise it is
 * the requested page. Without one (`path` is the home page, `base`) it is the profile while that is incomplete, or else
 * the news page. A guest goes to `path`.
 */
export function landingPath(path: string, base: string, user: SessionUser | null): string {
  if (user === null) return path;
  if (user.deletion_due_at !== undefined)
    return `${base}/cancel-deletion?redirect=${encodeURIComponent(path)}`;
  if (user.needs_second_factor) return `${base}/two-step-sign-in?redirect=${encodeURIComponent(path)}`;
  if (path !== base || user.role !== 'jobseeker') return path;
  return base + (user.is_profile_completed ? '/onsite-job' : '/jobseeker-complete-profile');
}
