import { minorUnitsOf } from '@jobharbor/shared/contracts/jobs/minor-units';
import type { UnderstoodPay } from '@jobharbor/shared/contracts/search/search';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatMoneyRange } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { withPeriod } from '../../../common/job-card/monthly-pay.ts';
import { shorten } from '../../../common/search-form/shorten.ts';
import { type ResultsSearch, writeAddress } from '../address.ts';

const maxName = 40;

/** Says that words of the search were understood as pay, and takes them out again. */
export function UnderstoodPayNotice({ filters, pay }: { filters: ResultsSearch; pay: UnderstoodPay }) {
  const { t } = useTranslation('search');
  const { tag, country } = useLocale();
  const { currency } = country;
  const inMinor = (amount: number | null) => amount && amount * 10 ** minorUnitsOf(currency);
  const amount = isolate(formatMoneyRange(tag, { currency, min: inMinor(pay.from), max: inMinor(pay.to) }));
  const isFloor = pay.to === null;
  const range = isFloor
    ? t('jobMatch.wish', { amount })
    : withPeriod(tag, `${pay.from === null ? '≤ ' : ''}${amount}`, t('salary.per.monthly'));
  const without = `/jobs${writeAddress({ filters: { ...filters, q: pay.rest } })}`;
  return (
    <p className="jhs-corrected" suppressHydrationWarning>
      {t('results.corrected')} <strong dir="auto">{[pay.rest, range].filter(Boolean).join(' · ')}</strong>{' '}
      <ButtonLink size="small" render={<Link to={without} />}>
        {t('results.drop', { name: shorten(pay.text, maxName) })}
      </ButtonLink>
    </p>
  );
}
