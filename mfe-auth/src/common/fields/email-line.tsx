import { Button } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export interface EmailLineProps {
  email: string;
  /** Omitted where the email is fixed and cannot be changed. */
  onEdit?: (() => void) | undefined;
  /** `email` is a phone number. */
  isPhone?: boolean;
}

/** The email of an earlier step as text, with a button to change it. */
export function EmailLine({ email, onEdit, isPhone = false }: EmailLineProps) {
  const { t } = useTranslation('auth');
  return (
    <div className="jha-email">
      <p className="jha-email__line">
        <span className="jh-quiet jh-small">{t(isPhone ? 'phone.number' : 'email.label')}</span>
        <bdi dir="ltr">{email}</bdi>
      </p>
      {onEdit && (
        <Button variant="quiet" size="small" onClick={onEdit}>
          {t('email.change')}
        </Button>
      )}
      {/* Password managers store the credentials only if the form contains both fields. */}
      <input hidden readOnly type={isPhone ? 'tel' : 'email'} autoComplete="username" value={email} />
    </div>
  );
}
