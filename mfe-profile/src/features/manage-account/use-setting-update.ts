import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { callKey, useCallSource, useRemote } from '@jobharbor/shared/remote';

/** Returns a function that updates the cached settings, optimistically or from an answer. */
export function useSettingUpdate(): (change: (setting: AccountSetting) => AccountSetting) => void {
  const { queryClient } = useRemote();
  const key = callKey(getAccountSetting, useCallSource(), {});
  return (change) => queryClient.setQueryData<AccountSetting>(key, (setting) => setting && change(setting));
}
