import { useCall, useSend } from '@jobharbor/shared/remote';
import { useEffect, useEffectEvent } from 'react';
import { newsCall, seenCall } from './list-calls.ts';

/** Marks the news of these applications as seen while the page is visible. The header’s slot fetches them. */
export function useSeeNews(applicationIds: readonly number[]): void {
  const { data } = useCall(newsCall, {}, { enabled: false });
  const { mutate } = useSend(seenCall, { networkMode: 'always' });
  const see = useEffectEvent(() => {
    const shown = data?.news.filter(({ application_id }) => applicationIds.includes(application_id)) ?? [];
    if (shown.length === 0 || document.visibilityState !== 'visible') return;
    mutate({
      body: {
        application_ids: shown.map(({ application_id }) => application_id),
        up_to: Math.max(...shown.map(({ at }) => at)),
      },
    });
  });
  const ids = applicationIds.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other news, or another list, is looked at anew.
  useEffect(() => {
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [data, ids]);
}
