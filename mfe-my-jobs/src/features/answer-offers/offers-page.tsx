import { CardError, useCall, usePage } from '@jobharbor/shared/remote';
import { BoatMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { EmptyList } from '../../common/empty-list.tsx';
import { offersCall } from '../../common/list-calls.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { useScrollToHash } from '../../common/use-scroll-to-hash.ts';
import { useSeeNews } from '../../common/use-see-news.ts';
import { CompareOffers } from './compare-offers.tsx';
import { OfferCard } from './offer-card.tsx';
import { OpenApplications } from './open-applications.tsx';
import './offers.css';

/** The offers that employers made to the person, open ones first. */
export function OffersPage() {
  const { t } = useTranslation('myJobs');
  const found = useCall(offersCall, {}, useListQueryOptions());
  usePage({ title: t('offers.title'), robots: 'noindex' });
  useScrollToHash(found.isSuccess);
  useSeeNews(found.data?.offers.map(({ application_id }) => application_id) ?? []);

  if (found.status === 'pending') return <CardListSkeleton />;
  if (found.status === 'error')
    return <CardError title={t('offers.failed')} error={found.error} retry={found} />;
  const { offers, open_applications } = found.data;
  if (offers.length === 0)
    return (
      <EmptyList
        motif={<BoatMotif />}
        title={t('offers.empty.title')}
        action={t('viewedMe.empty.action')}
        to="/my-jobs/communicated"
      >
        {t('offers.empty.text')}
      </EmptyList>
    );
  const open = offers.filter(({ phase }) => phase === 'open');
  return (
    <div className="jhm-offers">
      {open_applications.length > 0 && <OpenApplications applications={open_applications} />}
      {open.length > 1 && <CompareOffers offers={open} />}
      <ul className="jhm-list">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
    </div>
  );
}
