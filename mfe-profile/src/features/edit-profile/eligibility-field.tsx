import { maxEligibility } from '@jobharbor/shared/contracts/profile/jobseeker';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { CountriesField } from '../../common/entries/fields/countries-field.tsx';
import type { ControlProps } from '../../common/entries/fields/select.tsx';

/** Multi-select of countries in which the person needs no work permit. */
export function EligibilityField(control: Pick<ControlProps, 'error' | 'value' | 'onValue'>) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  return (
    <CountriesField
      {...control}
      name="work_eligibility"
      label={t('field.work_eligibility')}
      hint={t('hint.work_eligibility', { max: formatNumber(tag, maxEligibility) })}
      note={t('optional')}
      max={maxEligibility}
    />
  );
}
