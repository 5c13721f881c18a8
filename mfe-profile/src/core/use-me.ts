import { type Me, meAnswer } from '@jobharbor/shared/contracts/jobseeker';
import type { HttpClient } from '@jobharbor/shared/http';
import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';

export const meKey = (personId: number) => ['profile', 'me', personId] as const;

/** The person's own profile. */
export async function getMe(http: HttpClient, signal?: AbortSignal): Promise<Me> {
  const { data } = await http.get('/jobseeker/me', signal && { signal });
  return meAnswer.parse(data).data;
}

/** The profile of whoever is signed in; kept apart by person, so that nobody sees the one before. */
export function useMe() {
  const { http } = useRemote();
  const personId = useSession().user?.id ?? 0;
  return useQuery({
    queryKey: meKey(personId),
    queryFn: ({ signal }) => getMe(http, signal),
    enabled: personId > 0,
  });
}
