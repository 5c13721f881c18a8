import type { Offer } from '@jobharbor/shared/contracts/applications/offer';
import { formatDay, formatMoment, formatMoney, minorUnitsOf } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** The terms of an offer as people read them. */
export function useOfferTexts() {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return {
    pay: ({ pay: { amount, currency, period } }: Offer) =>
      t(`job.pay.${period}`, { amount: formatExact(tag, currency, amount) }),
    /** Empty where there is no exchange rate. */
    monthly: ({ monthly, pay }: Offer) =>
      monthly
        ? t('job.pay.monthly', { amount: formatExact(tag, monthly.currency, shownAmount(monthly, pay)) })
        : '',
    /** A date without a time has no zone. */
    firstDay: ({ starts_on }: Offer) => formatDay(tag, 'UTC', Date.parse(starts_on) / 1000),
    validUntil: ({ valid_until }: Offer) => formatMoment(tag, timeZone, valid_until),
  };
}

/** An amount of another currency or period is an estimate: three digits, as everywhere else. */
const shownAmount = ({ currency, amount }: NonNullable<Offer['monthly']>, pay: Offer['pay']): number =>
  currency === pay.currency && pay.period === 'monthly'
    ? amount
    : roundToUnit(Number(amount.toPrecision(3)), currency);

/** An estimate has no decimals. */
const roundToUnit = (minor: number, currency: string): number => {
  const unit = 10 ** minorUnitsOf(currency);
  return Math.round(minor / unit) * unit;
};

/** With the decimals of an amount that has some, which `formatMoney` rounds: an offer is binding. As on its signed copy. */
function formatExact(tag: string, currency: string, minor: number): string {
  const unit = 10 ** minorUnitsOf(currency);
  if (minor % unit === 0) return formatMoney(tag, currency, minor);
  // With the code where `formatMoney` has it, since `$` is of ten countries.
  const isCoded = currency === 'TWD' || formatMoney(tag, currency, unit).includes(currency);
  const options = { style: 'currency', currency, currencyDisplay: isCoded ? 'code' : 'symbol' } as const;
  return new Intl.NumberFormat(tag, options).format(minor / unit);
}
