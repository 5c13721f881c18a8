import type { listExchangeRates } from '@jobharbor/shared/calls/config/list-exchange-rates';
import type { CallAnswer } from '@jobharbor/shared/contracts/define-call';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatAge, formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useNow } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { convertPay, formatAmount, workTime } from './convert-pay.ts';
import type { Conversion } from './converter-address.ts';

/** Days after which a rate is marked as old. */
const oldRateAge = 45;
const day = 86_400_000;

export type PayTableProps = {
  amount: number;
  conversion: Conversion;
  rates: CallAnswer<typeof listExchangeRates>;
};

/** Pay for each period in both currencies, with the rate, its date and age. */
export function PayTable({ amount, conversion, rates: { rates, date, source } }: PayTableProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const now = useNow();
  const { from, to, period } = conversion;
  const unitsOf = (code: string) => rates.find(({ currency }) => currency === code)?.units_per_usd;
  const [source$, target$] = [unitsOf(from), unitsOf(to)];
  if (source$ === undefined || target$ === undefined) return <p role="status">{t('converter.noRate')}</p>;
  const rate = target$ / source$;
  const at = Date.parse(date) / 1_000;
  const texts = {
    rate: isolate(`${formatAmount(tag, from, 1)} = ${formatAmount(tag, to, rate)}`),
    day: formatDay(tag, 'UTC', at),
    age: formatAge(tag, at, now),
  };
  return (
    <div className="jh-stack jh-gap-3" aria-live="polite">
      <table className="jhs-converter__table">
        <caption className="jh-visually-hidden">{t('converter.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('converter.period')}</th>
            <th scope="col">{from}</th>
            <th scope="col">{to}</th>
          </tr>
        </thead>
        <tbody>
          {convertPay(amount, period, rate).map((row) => (
            <tr key={row.period} data-chosen={row.period === period || undefined}>
              <th scope="row">{t(`converter.per.${row.period}`)}</th>
              <td suppressHydrationWarning>
                <bdi>{formatAmount(tag, from, row.from)}</bdi>
              </td>
              <td suppressHydrationWarning>
                <bdi>{formatAmount(tag, to, row.to)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="jh-quiet jh-small" suppressHydrationWarning>
        {t('converter.rate', texts)}{' '}
        {source ? t('converter.source', { source: isolate(source) }) : t('converter.ownSource')}
        {(now - at * 1_000) / day > oldRateAge && <span> {t('salary.oldRate')}</span>}
      </p>
      <p className="jh-quiet jh-small">{t('converter.hours', workTime)}</p>
    </div>
  );
}
