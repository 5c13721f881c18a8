import { formatNumber } from '@jobharbor/shared/i18n';
import { CardError, useCall, useLocale, usePage } from '@jobharbor/shared/remote';
import { ButtonLink, EmptyState, LighthouseMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { ListBar } from '../../common/list-bar.tsx';
import { picksCall } from '../../common/list-calls.ts';
import { ListPages } from '../../common/list-pages.tsx';
import { useListAddress } from '../../common/use-list-address.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { PickList } from './pick-list.tsx';
import './list-picks.css';

const shows = ['refused'] as const;

/** Recommended jobs, from preferences, applications and saved jobs, each with its reasons. */
export function PicksPage() {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const { page, sort, show, setSort, setShow, hrefFor } = useListAddress(shows);
  const query = { page, sort, ...(show && { show }) };
  const found = useCall(picksCall, { query }, useListQueryOptions());
  usePage({ title: t('picks.title'), robots: 'noindex' });

  if (found.status === 'pending') return <CardListSkeleton />;
  if (found.status === 'error')
    return <CardError title={t('picks.failed')} error={found.error} retry={found} />;
  const { picks, counts, total, size, has_sources } = found.data;
  if (!has_sources && counts.refused === 0)
    return (
      <EmptyState
        motif={<LighthouseMotif />}
        title={t('picks.empty.title')}
        actions={
          <>
            <ButtonLink variant="primary" render={<Link to="/profile" />}>
              {t('picks.empty.preferences')}
            </ButtonLink>
            <ButtonLink render={<Link to="/jobs" />}>{t('saved.empty.action')}</ButtonLink>
          </>
        }
      >
        {t('picks.empty.text')}
      </EmptyState>
    );
  const option = (value: string, name: string, count: number) => ({
    value,
    label: t('show.option', { name, number: formatNumber(tag, count) }),
  });
  return (
    <>
      <ListBar
        count={t(show === 'refused' ? 'picks.countRefused' : 'picks.count', { count: total })}
        sort={sort}
        sortNames={{
          1: t(show === 'refused' ? 'picks.sort.refused' : 'picks.sort.best'),
          2: t('saved.sort.newest'),
        }}
        onSort={setSort}
        filter={{
          value: show ?? '',
          onChange: setShow,
          options: [
            option('', t('picks.show.picked'), counts.picked),
            option('refused', t('picks.show.refused'), counts.refused),
          ],
        }}
      />
      {total === 0 && <p>{t(show === 'refused' ? 'picks.noneRefused' : 'picks.none')}</p>}
      <PickList key={`${show}-${sort}-${page}`} picks={picks} />
      <ListPages page={page} total={total} size={size} hrefFor={hrefFor} />
    </>
  );
}
