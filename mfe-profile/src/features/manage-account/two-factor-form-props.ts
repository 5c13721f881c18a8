import type { AccountSetting } from '@jobharbor/shared/contracts/account-setting';

export interface TwoFactorFormProps {
  setting: AccountSetting;
  onClose: (done?: string) => void;
}
