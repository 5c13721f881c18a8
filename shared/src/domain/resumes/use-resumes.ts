import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resume } from '../../contracts/jobseeker.ts';
import { useRemote, useSession } from '../../remote/remote-context.tsx';
import { resumesQuery } from './resumes-query.ts';

/** The résumés of the signed-in person; idle for a visitor without a session. */
export function useResumes() {
  const { http } = useRemote();
  const userId = useSession().user?.id ?? 0;
  return useQuery({ ...resumesQuery(http, userId), enabled: userId > 0 });
}

/**
 * Returns a function that changes the cached list to what the API has confirmed, without another request. Does nothing
 * while no list is cached.
 */
export function useUpdateResumes() {
  const { http } = useRemote();
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? 0;
  return (update: (resumes: Resume[]) => Resume[]) => {
    const { queryKey } = resumesQuery(http, userId);
    queryClient.setQueryData(queryKey, (cached) => cached && { ...cached, resumes: update(cached.resumes) });
  };
}
