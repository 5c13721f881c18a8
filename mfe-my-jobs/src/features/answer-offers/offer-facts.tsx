import type { Offer } from '@jobharbor/shared/contracts/applications/offer';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { type Fact, Facts } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { useOfferTexts } from './use-offer-texts.ts';

/** What is offered. */
export function OfferFacts({ offer }: { offer: Offer }) {
  const { t } = useTranslation('myJobs');
  const text = useOfferTexts();
  const { pay, monthly, benefits, note } = offer;
  const isConverted = monthly !== null && (monthly.currency !== pay.currency || pay.period !== 'monthly');
  const facts: Fact[] = [
    { term: t('offers.fact.title'), detail: <UserText>{offer.title}</UserText> },
    {
      term: t('offers.fact.pay'),
      detail: (
        <>
          <bdi>{text.pay(offer)}</bdi>
          {isConverted && (
            <span className="jh-quiet jh-small jhm-offer__line">
              {t('offers.about', { pay: text.monthly(offer) })}
            </span>
          )}
        </>
      ),
    },
    { term: t('offers.fact.starts'), detail: text.firstDay(offer) },
    { term: t('offers.fact.hours'), detail: <UserText>{offer.hours}</UserText> },
    { term: t('offers.fact.place'), detail: <UserText>{offer.place}</UserText> },
  ];
  if (benefits.length > 0)
    facts.push({
      term: t('offers.fact.benefits'),
      detail: (
        <ul className="jhm-offer__benefits">
          {benefits.map((benefit) => (
            <li key={benefit}>
              <UserText>{benefit}</UserText>
            </li>
          ))}
        </ul>
      ),
    });
  if (note !== null)
    facts.push({
      term: t('offers.fact.note'),
      detail: (
        <span className="jhm-offer__note">
          <UserText>{note}</UserText>
        </span>
      ),
    });
  return <Facts className="jhm-offer__facts" facts={facts} />;
}
