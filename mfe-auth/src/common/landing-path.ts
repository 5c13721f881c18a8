import type { SessionUser } from '@jobharbor/shared/contracts/auth';

/**
 * The page to open for who is signed in: the choice to keep an account that is to be deleted; else the page that was
 * asked for; else, where none was (`path` is the home page, `base`), the profile while it is incomplete, and then the
 * news. A guest goes to `path`.
 */
export function landingPath(path: string, base: string, user: SessionUser | null): string {
  if (user === null) return path;
  if (user.deletion_due_at !== undefined) return `${base}/keep-account?redirect=${encodeURIComponent(path)}`;
  if (path !== base || user.role !== 'jobseeker') return path;
  return base + (user.is_profile_completed ? '/onsite-job' : '/jobseeker-complete-profile');
}
