import { listResumes } from '@jobharbor/shared/calls/list-resumes';
import { useCall, useSession } from '@jobharbor/shared/remote';

/**
 * The person's résumés and the one to send: the chosen one while it exists, else the newest. `chosen` is null for none on
 * purpose, undefined for not chosen yet.
 */
export function useResumeChoice(chosen: number | null | undefined) {
  const { status } = useSession();
  const isSignedIn = status === 'signed-in';
  const { data, isPending, refetch } = useCall(listResumes, {}, { enabled: isSignedIn, staleTime: 0 });
  const resumes = data?.resumes ?? [];
  const known = resumes.find(({ id }) => id === chosen) ?? resumes[0];
  return {
    resumes,
    isPending: isPending && isSignedIn,
    resumeId: chosen === null ? null : (known?.id ?? null),
    refresh: refetch,
  };
}
