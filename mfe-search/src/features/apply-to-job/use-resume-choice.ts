import { useResumes } from '@jobharbor/shared/domain/resumes';
import { useSession } from '@jobharbor/shared/remote';

/**
 * The person's résumés and the one to send: the chosen one while it exists, else the newest. `chosen` is null for none on
 * purpose, undefined for not chosen yet.
 */
export function useResumeChoice(chosen: number | null | undefined) {
  const isSignedIn = useSession().status === 'signed-in';
  const { data, isPending, refetch } = useResumes();
  const resumes = data?.resumes ?? [];
  const known = resumes.find(({ id }) => id === chosen) ?? resumes[0];
  return {
    resumes,
    isPending: isPending && isSignedIn,
    resumeId: chosen === null ? null : (known?.id ?? null),
    refresh: refetch,
  };
}
