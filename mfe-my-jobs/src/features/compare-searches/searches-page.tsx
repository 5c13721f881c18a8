import { listSearches } from '@jobharbor/shared/calls/job/list-searches';
import type { SearchKeeping } from '@jobharbor/shared/contracts/search/search-history';
import { searchLimits } from '@jobharbor/shared/contracts/search/search-limits';
import { formatDay } from '@jobharbor/shared/i18n';
import {
  CardError,
  callPrefix,
  useCall,
  useLocale,
  usePage,
  useRemote,
  useTimeZone,
} from '@jobharbor/shared/remote';
import { LighthouseMotif, Notice, TextLink } from '@jobharbor/shared/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { EmptyList } from '../../common/empty-list.tsx';
import { ListPages } from '../../common/list-pages.tsx';
import { useListAddress } from '../../common/use-list-address.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { HistorySettings } from './history-settings.tsx';
import { SearchCard } from './search-card.tsx';
import '../../common/alerts.css';

const size = 30;

/** The history of searches: to search again, to see what has changed, and to delete. */
export function SearchesPage() {
  const { t } = useTranslation('myJobs');
  const { queryClient } = useRemote();
  const { page, hrefFor } = useListAddress();
  const found = useCall(listSearches, { query: { page, size } }, useListQueryOptions());
  const { told, status, tell } = useTold();
  usePage({ title: t('searches.title'), robots: 'noindex' });

  if (found.status === 'pending') return <CardListSkeleton />;
  if (found.status === 'error')
    return <CardError title={t('searches.failed')} error={found.error} retry={found} />;
  const { searches, total, keeping } = found.data;
  // The row, and with it the focus, goes: the message takes it.
  const refresh = async (text: string) => {
    await queryClient.invalidateQueries({ queryKey: callPrefix(listSearches) });
    tell(text);
  };
  return (
    <>
      <p className="jh-quiet">{t('searches.lead')}</p>
      <Keeping keeping={keeping} />
      <HistorySettings
        keeping={keeping}
        isEmpty={total === 0}
        onCleared={() => refresh(t('searches.allRemoved'))}
      />
      <p ref={status} tabIndex={-1} role="status" className="jh-quiet">
        {told}
      </p>
      {total === 0 ? (
        <EmptyList
          motif={<LighthouseMotif />}
          title={t('searches.emptyTitle')}
          action={t('alerts.empty.action')}
        >
          {t('searches.emptyText')}
        </EmptyList>
      ) : (
        <>
          <p className="jhm-bar__count">{t('searches.count', { count: total })}</p>
          <ul className="jhm-list">
            {searches.map((search) => (
              <li key={search.id}>
                <SearchCard search={search} onRemoved={() => refresh(t('searches.removed'))} />
              </li>
            ))}
          </ul>
          <ListPages page={page} total={total} size={size} hrefFor={hrefFor} />
        </>
      )}
    </>
  );
}

/** A message that takes the focus. */
function useTold() {
  const [told, setTold] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const tell = (text: string) => {
    setTold(text);
    status.current?.focus();
  };
  return { told, status, tell };
}

/** How long searches are kept, and what the end of VIP takes. */
function Keeping({ keeping: { vip_until, ends } }: { keeping: SearchKeeping }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const day = (seconds: number) => formatDay(tag, timeZone, seconds);
  const { days, graceDays } = searchLimits;
  return (
    <>
      <p className="jh-quiet">
        {vip_until === null ? t('searches.kept', { days }) : t('searches.keptVip', { date: day(vip_until) })}{' '}
        {vip_until === null && <TextLink render={<Link to="/vip" />}>{t('searches.toVip')}</TextLink>}
      </p>
      {ends !== null && (
        <Notice tone="attention">
          {t('searches.ends', { count: ends.searches, date: day(ends.at), days, grace: graceDays })}
        </Notice>
      )}
    </>
  );
}
