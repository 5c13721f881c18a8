import { getAccountSetting } from '@jobharbor/shared/contracts/calls/get-account-setting';
import { listAccountEvents } from '@jobharbor/shared/contracts/calls/list-account-events';
import { listBlockedCompanies } from '@jobharbor/shared/contracts/calls/list-blocked-companies';
import { listDevices } from '@jobharbor/shared/contracts/calls/list-devices';
import { listPasskeys } from '@jobharbor/shared/contracts/calls/list-passkeys';
import { lazyTopic } from '@jobharbor/shared/realtime';
import { callPrefix, useRemote } from '@jobharbor/shared/remote';
import { useEffect } from 'react';

const accountTopic = lazyTopic(
  'account',
  async () => (await import('@jobharbor/shared/contracts/topics/account')).accountTopic,
);
const shown = [getAccountSetting, listPasskeys, listDevices, listBlockedCompanies, listAccountEvents];

/**
 * Refetches the settings when another tab or device changed them, and on reconnect, since events may have been missed.
 */
export function useAccountRefresh(): void {
  const { realtime, queryClient } = useRemote();
  useEffect(() => {
    const refresh = () => {
      for (const call of shown) void queryClient.invalidateQueries({ queryKey: callPrefix(call) });
    };
    const stopTopic = realtime.on(accountTopic, refresh);
    let wasOnline = realtime.status() === 'online';
    let hasMissed = false;
    const stopStatus = realtime.onStatus((status) => {
      const isOnline = status === 'online';
      if (isOnline && hasMissed) refresh();
      hasMissed = !isOnline && (hasMissed || wasOnline);
      wasOnline = isOnline;
    });
    return () => {
      stopTopic();
      stopStatus();
    };
  }, [realtime, queryClient]);
}
