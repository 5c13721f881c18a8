import type { getTitlePay, PaySpread } from '@jobharbor/shared/calls/job/get-title-pay';
import type { CallAnswer } from '@jobharbor/shared/contracts/define-call';
import { minorUnitsOf } from '@jobharbor/shared/contracts/jobs/minor-units';
import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatDay, formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { BuoyMotif, ButtonLink, Card, EmptyState } from '@jobharbor/shared/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatMonthlyPay } from '../../common/job-card/monthly-pay.ts';
import { type PayAddress, payPath } from '../../common/pay-address.ts';

type Found = CallAnswer<typeof getTitlePay>;
export type PayResultProps = {
  address: PayAddress;
  found: Found;
  /** Creates an alert of the jobs of this title. */
  searchAction: ReactNode;
};

/** Spread of the pay, by level of experience and by place; or that too few advertisements state it. */
export function PayResult({ address, found, searchAction }: PayResultProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const amount = useAmount(found.currency);
  const { pay, place, levels, places } = found;
  const jobs = resultsPath({ q: address.title, ...(place && { location: place.seo_value }) });
  if (pay === null)
    return (
      <EmptyState
        motif={<BuoyMotif />}
        title={t('pay.few')}
        actions={
          <>
            <ButtonLink render={<Link to={jobs} />}>{t('pay.jobs')}</ButtonLink>
            {searchAction}
          </>
        }
      >
        <p>{t('pay.fewHint')}</p>
      </EmptyState>
    );
  return (
    <div className="jh-stack jh-gap-6">
      <Card as="section" sunken>
        <h2>{place?.value ?? t('pay.everywhere')}</h2>
        <p className="jhs-pay__middle" suppressHydrationWarning>
          {t('pay.middle', { median: isolate(amount(pay.median)) })}
        </p>
        <Spread pay={pay} />
        <p suppressHydrationWarning>
          {t('pay.half', {
            from: isolate(amount(pay.lower_quarter)),
            to: isolate(amount(pay.upper_quarter)),
            low: isolate(amount(pay.low)),
            high: isolate(amount(pay.high)),
          })}
        </p>
        <p className="jh-quiet jh-small" suppressHydrationWarning>
          {t('pay.source', { count: pay.adverts, day: formatDay(tag, 'UTC', found.as_of) })}{' '}
          <span>{t('pay.note')}</span>
        </p>
        <div className="jhs-pay__jobs">
          <Link to={jobs}>{t('pay.jobs')}</Link>
          {searchAction}
        </div>
      </Card>
      <PayTable
        title={t('pay.byLevel')}
        first={t('pay.level')}
        currency={found.currency}
        rows={levels.map(({ xp_lvl, pay }) => ({ key: xp_lvl.id, name: xp_lvl.value, pay }))}
      />
      <PayTable
        title={t('pay.byPlace')}
        first={t('pay.place')}
        currency={found.currency}
        rows={places.map(({ location, pay }) => ({
          key: location.id,
          name: (
            <Link to={payPath({ title: address.title, location: location.seo_value })}>{location.value}</Link>
          ),
          pay,
        }))}
      />
    </div>
  );
}

/** Formats monthly pay in whole units, rounded to three digits. */
function useAmount(currency: string): (whole: number) => string {
  const { tag } = useLocale();
  return (whole) => {
    const minor = Number((whole * 10 ** minorUnitsOf(currency)).toPrecision(3));
    return formatMonthlyPay(tag, { currency, min: minor, max: minor, isEstimate: true });
  };
}

/** The spread as a bar: most, half, and the middle. The text below says the same. */
function Spread({ pay }: { pay: PaySpread }) {
  const { low, lower_quarter, median, upper_quarter, high } = pay;
  if (high <= low) return null;
  const at = (value: number) => Math.round(((value - low) / (high - low)) * 100);
  const [from, to] = [at(lower_quarter), at(upper_quarter)];
  return (
    <svg className="jhs-pay__spread" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className="jhs-pay__most" d="M0 4h100v2H0z" />
      <path
        className="jhs-pay__half"
        d={`M${from} 2h${Math.max(1, to - from)}v6h-${Math.max(1, to - from)}z`}
      />
      <path className="jhs-pay__line" d={`M${at(median)} 0v10`} />
    </svg>
  );
}

interface PayTableProps {
  title: string;
  /** Heading of the first column. */
  first: string;
  currency: string;
  rows: readonly { key: number; name: ReactNode; pay: PaySpread }[];
}

/** Renders nothing without rows. */
function PayTable({ title, first, currency, rows }: PayTableProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const amount = useAmount(currency);
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className="jh-stack jh-gap-2" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table className="jhs-pay__table">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{t('pay.median')}</th>
            <th scope="col">{t('pay.range')}</th>
            <th scope="col">{t('pay.ads')}</th>
          </tr>
        </thead>
        <tbody suppressHydrationWarning>
          {rows.map(({ key, name, pay }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td suppressHydrationWarning>
                <bdi>{amount(pay.median)}</bdi>
              </td>
              <td suppressHydrationWarning>
                <bdi>{amount(pay.lower_quarter)}</bdi> – <bdi>{amount(pay.upper_quarter)}</bdi>
              </td>
              <td suppressHydrationWarning>{formatNumber(tag, pay.adverts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
