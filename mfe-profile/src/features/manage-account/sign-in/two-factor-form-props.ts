import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';

export interface TwoFactorFormProps {
  setting: AccountSetting;
  onClose: (done?: string) => void;
}
