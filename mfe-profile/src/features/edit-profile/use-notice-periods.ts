import { flatListAnswer } from '@jobharbor/shared/contracts/config';
import type { Option } from '@jobharbor/shared/contracts/primitives';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { useQuery } from '@tanstack/react-query';

/** The notice periods to choose from, in the page's language. */
export function useNoticePeriods() {
  const { http } = useRemote();
  const { language } = useLocale();
  return useQuery({
    queryKey: ['profile', 'notice-periods', language.value],
    queryFn: async ({ signal }): Promise<Option[]> => {
      const { data } = await http.get('/config/notice_period_lists/list', { signal });
      return flatListAnswer.parse(data).data.list;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
