import { parseUrl } from '@jobharbor/shared/contracts/primitives/parse-url';
import { jobIdOf } from '@jobharbor/shared/domain/jobs';
import { splitAddress } from '@jobharbor/shared/remote/locale';

/** Why the sign-in page was shown: key of its text, and the job if there is one. */
export interface SignInReason {
  text:
    | 'apply'
    | 'report'
    | 'job'
    | 'save'
    | 'saves'
    | 'list'
    | 'myJobs'
    | 'alerts'
    | 'chat'
    | 'profile'
    | 'settings'
    | 'news'
    | 'onboarding'
    | 'confirm'
    | 'keep'
    | 'device'
    | 'site';
  jobId?: number;
}

/** Prefixes of paths that require an account, or lead to signing in; the first match wins. */
const pages: readonly (readonly [string, SignInReason['text']])[] = [
  ['/my-jobs/alerts', 'alerts'],
  ['/my-jobs', 'myJobs'],
  ['/chat-home', 'chat'],
  ['/profile', 'profile'],
  ['/resume', 'profile'],
  ['/account-settings', 'settings'],
  ['/onsite-job', 'news'],
  ['/jobseeker-complete-profile', 'onboarding'],
  ['/confirm-email', 'confirm'],
  ['/cancel-deletion', 'keep'],
  ['/qr-login', 'device'],
  ['/redirect', 'site'],
];

/**
 * Derives the reason from the return path `path` and the jobs `savedIds` that a guest saved in this browser; null if
 * unknown.
 */
export function signInReason(path: string, savedIds: readonly number[]): SignInReason | null {
  const url = parseUrl(path, 'http://site');
  const page = url && splitAddress(url.pathname)?.path;
  if (!url || !page) return null;
  const [, folder, segment = ''] = page.split('/');
  const jobId = folder === 'job' ? jobIdOf(segment) : undefined;
  if (jobId !== undefined && url.searchParams.has('apply')) return { text: 'apply', jobId };
  if (jobId !== undefined && url.hash === '#report') return { text: 'report', jobId };
  const named = pages.find(([start]) => page === start || page.startsWith(`${start}/`));
  if (named && page !== '/my-jobs/saved') return { text: named[1] };
  const [savedId] = savedIds;
  if (savedId !== undefined)
    return savedIds.length > 1 ? { text: 'saves' } : { text: 'save', jobId: savedId };
  if (named) return { text: named[1] };
  if (jobId !== undefined) return { text: 'job', jobId };
  return page === '/jobs' && url.searchParams.has('page') ? { text: 'list' } : null;
}
