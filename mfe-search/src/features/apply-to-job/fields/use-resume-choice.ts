import { useResumes } from '@jobharbor/shared/domain/resumes';
import { useSession } from '@jobharbor/shared/remote';

/**
 * The person's résumés and the selected ones that still exist and open. Default: the default résumé, else the newest that
 * opens.
 */
export function useResumeChoice(chosen: readonly number[] | undefined) {
  const isSignedIn = useSession().status === 'signed-in';
  const { data, isPending, refetch } = useResumes();
  const resumes = data?.resumes ?? [];
  const sendable = resumes.filter(({ problem }) => !problem);
  const first = sendable.find(({ is_default: isDefault }) => isDefault) ?? sendable[0];
  const exists = (id: number) => sendable.some((resume) => resume.id === id);
  return {
    resumes,
    isPending: isPending && isSignedIn,
    resumeIds: chosen ? chosen.filter(exists) : first ? [first.id] : [],
    refresh: refetch,
  };
}
