import { jobIdOf } from '@jobharbor/shared/domain/jobs';
import { splitAddress } from '@jobharbor/shared/remote/locale';

/** Why the sign-in page appeared, as its text is named; with the job that it is about. */
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
    | 'settings';
  jobId?: number;
}

/** Pages that need an account, by how their paths begin; the first that fits. */
const pages: readonly (readonly [string, SignInReason['text']])[] = [
  ['/my-jobs/alerts', 'alerts'],
  ['/my-jobs', 'myJobs'],
  ['/chat-home', 'chat'],
  ['/profile', 'profile'],
  ['/resume', 'profile'],
  ['/account-settings', 'settings'],
];

/**
 * What somebody wants who is to return to `path` and has saved the jobs `savedIds` in this browser, which an account keeps;
 * null where nothing tells.
 */
export function signInReason(path: string, savedIds: readonly number[]): SignInReason | null {
  const url = URL.parse(path, 'http://site');
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
