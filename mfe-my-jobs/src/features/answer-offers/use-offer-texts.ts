import type { Offer } from '@jobharbor/shared/contracts/applications/offer';
import { formatDay, formatMoment, formatMoney } from '@jobharbor/shared/i18n';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** The terms of an offer as people read them. */
export function useOfferTexts() {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const { timeZone } = useRemote();
  return {
    pay: ({ pay: { amount, currency, period } }: Offer) =>
      t(`job.pay.${period}`, { amount: formatMoney(tag, currency, amount) }),
    /** Empty where there is no exchange rate. */
    monthly: ({ monthly, pay }: Offer) =>
      monthly
        ? t('job.pay.monthly', { amount: formatMoney(tag, monthly.currency, shownAmount(monthly, pay)) })
        : '',
    /** A date without a time has no zone. */
    firstDay: ({ starts_on }: Offer) => formatDay(tag, 'UTC', Date.parse(starts_on) / 1000),
    validUntil: ({ valid_until }: Offer) => formatMoment(tag, timeZone, valid_until),
  };
}

/** An amount of another currency or period is an estimate: three digits, as everywhere else. */
const shownAmount = ({ currency, amount }: NonNullable<Offer['monthly']>, pay: Offer['pay']): number =>
  currency === pay.currency && pay.period === 'monthly' ? amount : Number(amount.toPrecision(3));
