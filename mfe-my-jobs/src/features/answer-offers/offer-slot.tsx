import { CardError, useCall, useRemote } from '@jobharbor/shared/remote';
import { Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { offerCall } from '../../common/list-calls.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { useListRefresh } from '../../common/use-list-refresh.ts';
import { OfferCard } from './offer-card.tsx';
import '../../common/my-jobs.css';
import './offers.css';

/** One offer inside another remote's page, such as its chat. It follows the offer while it is shown. */
export function OfferSlot() {
  const { t } = useTranslation('myJobs');
  const id = Number(useRemote().slotData?.id);
  useListRefresh();
  const found = useCall(offerCall, { params: { id } }, useListQueryOptions());
  if (found.status === 'pending') return <Skeleton shape="block" />;
  if (found.status === 'error')
    return <CardError title={t('offers.failed')} error={found.error} retry={found} />;
  return <OfferCard offer={found.data.offer} isInChat />;
}
