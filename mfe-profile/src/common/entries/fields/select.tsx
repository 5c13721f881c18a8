import { SelectField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** Props of every kind of control. */
export interface ControlProps {
  name: string;
  label: string;
  hint: string | undefined;
  note: string | undefined;
  error: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

/** A native select; `children` are its options after the empty one. */
export function Select({ onValue, children, ...texts }: ControlProps & { children: React.ReactNode }) {
  const { t } = useTranslation('profile');
  return (
    <SelectField {...texts} onChange={(event) => onValue(event.currentTarget.value)}>
      <option value="">{t('choose')}</option>
      {children}
    </SelectField>
  );
}
