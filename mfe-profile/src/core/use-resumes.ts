import { resumesAnswer } from '@jobharbor/shared/contracts/jobseeker';
import type { HttpClient } from '@jobharbor/shared/http';
import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useQuery, useQueryClient } from '@tanstack/react-query';

type Resumes = Awaited<ReturnType<typeof getResumes>>;

const resumesKey = (personId: number) => ['profile', 'resumes', personId] as const;

/** The person's résumés, newest first, with the limits that hold. */
async function getResumes(http: HttpClient, signal: AbortSignal) {
  const { data } = await http.get('/jobseeker/resumes', { signal });
  return resumesAnswer.parse(data).data;
}

/** The résumés of whoever is signed in. */
export function useResumes() {
  const { http } = useRemote();
  const personId = useSession().user?.id ?? 0;
  return useQuery({
    queryKey: resumesKey(personId),
    queryFn: ({ signal }) => getResumes(http, signal),
    enabled: personId > 0,
  });
}

/** Changes the list at hand by what the server has just confirmed, without asking it again. */
export function useChangeResumes() {
  const queryClient = useQueryClient();
  const personId = useSession().user?.id ?? 0;
  return (change: (resumes: Resumes['resumes']) => Resumes['resumes']) =>
    queryClient.setQueryData<Resumes>(
      resumesKey(personId),
      (now) => now && { ...now, resumes: change(now.resumes) },
    );
}
