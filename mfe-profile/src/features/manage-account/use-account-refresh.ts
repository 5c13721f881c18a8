import { listDevices } from '@jobharbor/shared/calls/auth/list-devices';
import { listPasskeys } from '@jobharbor/shared/calls/auth/list-passkeys';
import { listBlockedCompanies } from '@jobharbor/shared/calls/company/list-blocked-companies';
import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { listAccountEvents } from '@jobharbor/shared/calls/jobseeker-account/list-account-events';
import { gapTopic, lazyTopic } from '@jobharbor/shared/realtime';
import { callPrefix, useRemote } from '@jobharbor/shared/remote';
import { useEffect } from 'react';

const accountTopic = lazyTopic(
  'account',
  async () => (await import('@jobharbor/shared/contracts/topics/account')).accountTopic,
);
const shown = [getAccountSetting, listPasskeys, listDevices, listBlockedCompanies, listAccountEvents];

/**
 * Refetches the settings when another tab or device changed them, and after a gap in the socket's events.
 */
export function useAccountRefresh(): void {
  const { realtime, queryClient } = useRemote();
  useEffect(() => {
    const refresh = () => {
      for (const call of shown) void queryClient.invalidateQueries({ queryKey: callPrefix(call) });
    };
    const stops = [realtime.on(accountTopic, refresh), realtime.on(gapTopic, refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [realtime, queryClient]);
}
