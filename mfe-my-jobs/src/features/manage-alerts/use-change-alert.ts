import type { JobAlert } from '@jobharbor/shared/contracts/search/job-alert';
import { useSend, useTimeZone } from '@jobharbor/shared/remote';
import { useState } from 'react';
import type { AlertChange } from '../../common/alert-settings.tsx';
import { useInvalidateLists } from '../../common/use-invalidate-lists.ts';
import { updateAlertCall } from './alert-calls.ts';

/** Changes the settings of an alert; `pending` is the choice that the server has not confirmed. */
export function useChangeAlert({ id }: JobAlert) {
  const timeZone = useTimeZone();
  const [pending, setPending] = useState<AlertChange>();
  const invalidate = useInvalidateLists();
  const update = useSend(updateAlertCall, {
    // Sequential, so that the last choice wins.
    scope: { id: `job-alert-${id}` },
    networkMode: 'always',
    onSettled: async () => {
      await invalidate('alerts');
      setPending(undefined);
    },
  });
  return {
    pending,
    error: update.error,
    change(next: AlertChange) {
      setPending(next);
      update.mutate({ params: { id }, body: { ...next, time_zone: timeZone } });
    },
  };
}
