import { useRemote, useSession } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';
import { type Marks, marksKey, noMarks } from './marks.ts';

/** The viewer's marks. Nobody's until the session is confirmed, so that the server's drawing and ours agree. */
export function useMarks(): Marks {
  const { http } = useRemote();
  const { status, user } = useSession();
  const { data } = useQuery({
    queryKey: marksKey(user?.id),
    queryFn: async ({ signal }) => (await import('./get-marks.ts')).getMarks(http, signal),
    enabled: status === 'signed-in',
    staleTime: 300_000,
    structuralSharing: false,
  });
  return data ?? noMarks;
}
