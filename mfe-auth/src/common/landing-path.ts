import type { SessionUser } from '@jobharbor/shared/contracts/auth';

/**
 * The page to open after sign-in: the choice to keep an account that is scheduled for deletion; else the requested page;
 * without one (`path` is the home page, `base`), the profile while it is incomplete, else the news page. A guest goes to
 * `path`.
 */
export function landingPath(path: string, base: string, user: SessionUser | null): string {
  if (user === null) return path;
  if (user.deletion_due_at !== undefined)
    return `${base}/cancel-deletion?redirect=${encodeURIComponent(path)}`;
  if (path !== base || user.role !== 'jobseeker') return path;
  return base + (user.is_profile_completed ? '/onsite-job' : '/jobseeker-complete-profile');
}
