import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Resume } from '../../contracts/profile/jobseeker.ts';
import { useCallSource } from '../../remote/use-call.ts';
import { resumesQuery } from './resumes-query.ts';

/** The résumés of the signed-in person; idle for a visitor without a session. */
export function useResumes() {
  const source = useCallSource();
  return useQuery({ ...resumesQuery(source), enabled: source.userId !== undefined });
}

/**
 * Returns a function that updates the cached list from a confirmed answer, without refetching. Does nothing while no list
 * is cached.
 */
export function useUpdateResumes() {
  const queryClient = useQueryClient();
  const { queryKey } = resumesQuery(useCallSource());
  return (update: (resumes: Resume[]) => Resume[]) => {
    queryClient.setQueryData(queryKey, (cached) => cached && { ...cached, resumes: update(cached.resumes) });
  };
}
