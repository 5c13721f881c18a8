import { PasswordField, type PasswordFieldProps } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

type Props = Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel' | 'autoComplete'>;

/** The current password. */
export function CurrentPasswordField(props: Props) {
  const { t } = useTranslation('profile');
  return (
    <PasswordField
      {...props}
      autoComplete="current-password"
      label={t('settings.password.current')}
      showLabel={t('settings.password.show')}
      hideLabel={t('settings.password.hide')}
    />
  );
}
