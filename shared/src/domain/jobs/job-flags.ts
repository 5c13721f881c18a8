import type { QueryClient } from '@tanstack/react-query';
import type { getJobFlags } from '../../contracts/calls/job/get-job-flags.ts';
import type { CallAnswer } from '../../contracts/define-call.ts';
import { type CallSource, callQuery } from '../../remote/call-query.ts';
import { lazyCall } from '../../remote/lazy-call.ts';
import type { ShellEvents } from '../../remote/remote-props.ts';

/** Which jobs the signed-in person saved, and which they applied for. Additive only: several builds share the cache. */
export type JobFlags = CallAnswer<typeof getJobFlags>;

/** The call whose answer {@link jobFlagsQuery} caches. */
export const flagsCall = lazyCall<typeof getJobFlags>(
  { id: 'GET /job/flags', access: 'protected', worldwide: true },
  async () =>
    (await import(/* webpackChunkName: "job-calls" */ '../../contracts/calls/job/get-job-flags.ts'))
      .getJobFlags,
);

/** Query of the account's job flags. Realtime events update the cache, hence the long stale time. */
export const jobFlagsQuery = (source: CallSource) => ({
  ...callQuery(flagsCall, source),
  staleTime: 300_000,
});

/** Puts the flags that the gateway knows where a page looks for them; returns the blocked companies. */
export function setServedFlags({
  queryClient,
  http,
  locale,
  userId,
  jobFlags,
}: ServedFlags): readonly number[] {
  if (userId === undefined || jobFlags === undefined) return [];
  const flags = jobFlags as JobFlags;
  queryClient.setQueryData(jobFlagsQuery({ http, locale, userId }).queryKey, flags);
  return flags.blocked_company_ids ?? [];
}

interface ServedFlags extends CallSource {
  queryClient: QueryClient;
  jobFlags?: unknown;
}

/**
 * Sets whether a job is saved in the cached flags. Does nothing while no flags are cached: the pending answer will
 * include it.
 */
export function setSavedFlag(client: QueryClient, source: CallSource, jobId: number, isSaved: boolean): void {
  updateFlags(client, source, (flags) => {
    if (flags.saved_job_ids.includes(jobId) === isSaved) return flags;
    const others = flags.saved_job_ids.filter((id) => id !== jobId);
    return { ...flags, saved_job_ids: isSaved ? [jobId, ...others] : others };
  });
}

/** Adds an application to the cached flags. Changes nothing while no flags are cached. */
export function setAppliedFlag(
  client: QueryClient,
  source: CallSource,
  { jobId, applicationId, isElsewhere }: ShellEvents['job:applied'],
): void {
  updateFlags(client, source, (flags) => ({
    ...flags,
    applications: [
      { id: applicationId, job_id: jobId, ...(isElsewhere && { is_elsewhere: isElsewhere }) },
      ...flags.applications.filter(
        ({ job_id, is_elsewhere }) => job_id !== jobId || is_elsewhere !== isElsewhere,
      ),
    ],
    ...(flags.withdrawn &&
      !isElsewhere && { withdrawn: flags.withdrawn.filter(({ job_id }) => job_id !== jobId) }),
  }));
}

/** Sets whether a company is blocked in the cached flags. Changes nothing while no flags are cached. */
export function setBlockedFlag(
  client: QueryClient,
  source: CallSource,
  companyId: number,
  isBlocked: boolean,
): void {
  updateFlags(client, source, (flags) => {
    const others = (flags.blocked_company_ids ?? []).filter((id) => id !== companyId);
    return { ...flags, blocked_company_ids: isBlocked ? [...others, companyId] : others };
  });
}

/** Changes the cached flags; nothing while none are cached. */
export const updateFlags = (client: QueryClient, source: CallSource, change: (flags: JobFlags) => JobFlags) =>
  client.setQueryData(jobFlagsQuery(source).queryKey, (flags) => flags && change(flags));
