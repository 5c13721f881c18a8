import type { Offer } from '@jobharbor/shared/contracts/applications/offer';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { formatDay, formatList } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Card } from '@jobharbor/shared/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferTexts } from './use-offer-texts.ts';

/** Open offers side by side: pay in one currency and period, and what is not money. */
export function CompareOffers({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const text = useOfferTexts();
  const titleId = useId();
  const rateDate = offers.find(({ monthly }) => monthly?.rate_date)?.monthly?.rate_date;
  const rows: [string, (offer: Offer) => ReactNode][] = [
    [t('offers.compare.monthly'), (offer) => <bdi>{text.monthly(offer) || '–'}</bdi>],
    [t('offers.compare.asOffered'), (offer) => <bdi>{text.pay(offer)}</bdi>],
    [t('offers.fact.starts'), text.firstDay],
    [t('offers.fact.hours'), ({ hours }) => <UserText>{hours}</UserText>],
    [t('offers.fact.place'), ({ place }) => <UserText>{place}</UserText>],
    [
      t('offers.fact.benefits'),
      ({ benefits }) => (benefits.length > 0 ? <UserText>{formatList(tag, benefits)}</UserText> : '–'),
    ],
    [t('offers.compare.validUntil'), text.validUntil],
  ];
  return (
    <Card as="section" className="jhm-compare" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('offers.compare.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="jhm-compare__box" tabIndex={0} aria-labelledby={titleId}>
        <table className="jhm-compare__table">
          <thead>
            <tr>
              <td />
              {offers.map(({ id, title, job }) => (
                <th key={id} scope="col">
                  <a href={`#offer-${id}`} className="jh-link">
                    <UserText>{title}</UserText>
                  </a>
                  <span className="jhm-offer__line jh-quiet">
                    <UserText>{job.company.name}</UserText>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, cell]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {offers.map((offer) => (
                  <td key={offer.id}>{cell(offer)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="jh-quiet jh-small">
        {rateDate
          ? t('offers.compare.rate', { day: formatDay(tag, 'UTC', Date.parse(rateDate) / 1000) })
          : t('offers.compare.basis')}
      </p>
    </Card>
  );
}
