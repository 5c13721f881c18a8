import { type Me, meAnswer } from '@jobharbor/shared/contracts/jobseeker';
import type { HttpClient } from '@jobharbor/shared/http';
import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';

export const meKey = (userId: number) => ['profile', 'me', userId] as const;

/** The profile of the signed-in person. */
export async function getMe(http: HttpClient, signal?: AbortSignal): Promise<Me> {
  const { data } = await http.get('/jobseeker/me', signal && { signal });
  return meAnswer.parse(data).data;
}

/** Query of the signed-in person's profile, cached by person. */
export function useProfile() {
  const { http } = useRemote();
  const userId = useSession().user?.id ?? 0;
  return useQuery({
    queryKey: meKey(userId),
    queryFn: ({ signal }) => getMe(http, signal),
    enabled: userId > 0,
  });
}
