import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';

/**
 * The person's résumés and the one that goes along: what was chosen and is still there, else the newest. `chosen` is
 * null for none on purpose.
 */
export function useResumes(chosen: number | null | undefined) {
  const { http } = useRemote();
  const { user, status } = useSession();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['search', 'resumes', user?.id],
    queryFn: async ({ signal }) => (await import('./api/get-resumes.ts')).getResumes(http, signal),
    enabled: status === 'signed-in',
    staleTime: 0,
  });
  const resumes = data ?? [];
  const known = resumes.find(({ id }) => id === chosen) ?? resumes[0];
  return {
    resumes,
    isPending: isPending && status === 'signed-in',
    resumeId: chosen === null ? null : (known?.id ?? null),
    refresh: refetch,
  };
}
