import { updateAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/update-account-setting';
import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import type { CallInput } from '@jobharbor/shared/contracts/define-call';
import { useErrorText, useRemote, useSend } from '@jobharbor/shared/remote';
import { useSettingUpdate } from './use-setting-update.ts';

interface SwitchSetting {
  /** Changes of the same id are sent one after the other. */
  id: string;
  show: (setting: AccountSetting, isOn: boolean) => AccountSetting;
  body: (isOn: boolean) => NonNullable<CallInput<typeof updateAccountSetting>['body']>;
}

/** Saves a switch of the settings at once (optimistic update), and rolls it back on failure. */
export function useSwitchSetting({ id, show, body }: SwitchSetting): (isOn: boolean) => void {
  const { notify } = useRemote();
  const errorText = useErrorText();
  const update = useSettingUpdate();
  const save = useSend(updateAccountSetting, { scope: { id } });
  return (isOn) => {
    update((current) => show(current, isOn));
    save.mutate(
      { body: body(isOn) },
      {
        onError(error) {
          update((current) => show(current, !isOn));
          notify({ tone: 'danger', text: errorText(error) });
        },
      },
    );
  };
}
