import type { ApplicationView, ViewShow } from '@jobharbor/shared/contracts/applications/application';
import { applicationPath } from '@jobharbor/shared/domain/applications';
import { CardError, useCall, usePage } from '@jobharbor/shared/remote';
import { ButtonLink, LighthouseMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { EmptyList } from '../../common/empty-list.tsx';
import { ListBar } from '../../common/list-bar.tsx';
import { viewersCall } from '../../common/list-calls.ts';
import { ListCard } from '../../common/list-card.tsx';
import { ListPages } from '../../common/list-pages.tsx';
import { OpeningLine } from '../../common/opening-line.tsx';
import { useListAddress } from '../../common/use-list-address.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { useShowFilter } from '../../common/use-show-filter.ts';

const shows: readonly ViewShow[] = ['application', 'resume', 'video'];

/** When and by whom each part of an application was opened. */
export function ViewersPage() {
  const { t } = useTranslation('myJobs');
  const showFilter = useShowFilter();
  const { page, sort, show, setSort, setShow, hrefFor } = useListAddress(shows);
  const query = { page, sort, ...(show && { show }) };
  const found = useCall(viewersCall, { query }, useListQueryOptions());
  usePage({ title: t('viewedMe.title'), robots: 'noindex' });

  if (found.status === 'pending') return <CardListSkeleton />;
  if (found.status === 'error')
    return <CardError title={t('viewedMe.failed')} error={found.error} retry={found} />;
  const { views, counts, total, size } = found.data;
  const all = counts ? counts.application + counts.resume + counts.video : total;
  if (all === 0)
    return (
      <EmptyList
        motif={<LighthouseMotif />}
        title={t('viewedMe.empty.title')}
        action={t('viewedMe.empty.action')}
        to="/my-jobs/communicated"
      >
        {t('viewedMe.empty.text')}
      </EmptyList>
    );
  return (
    <>
      <ListBar
        count={t('viewedMe.count', { count: total })}
        sort={sort}
        sortNames={{ 1: t('viewedMe.sort.latest'), 2: t('saved.sort.newest') }}
        onSort={setSort}
        filter={showFilter(
          show,
          {
            application: t('applied.sharing.part.application'),
            resume: t('applied.sharing.part.resume'),
            video: t('applied.sharing.part.video'),
          },
          counts,
          setShow,
        )}
      />
      <ul className="jhm-list">
        {views.map((view) => (
          <li key={view.id}>
            <ViewCard view={view} />
          </li>
        ))}
      </ul>
      <ListPages page={page} total={total} size={size} hrefFor={hrefFor} />
    </>
  );
}

function ViewCard({ view }: { view: ApplicationView }) {
  const { t } = useTranslation('myJobs');
  const { id, application_id, job } = view;
  const titleId = `jhm-view-${id}`;
  return (
    <ListCard
      titleId={titleId}
      subject={{ job }}
      actions={
        <ButtonLink aria-describedby={titleId} render={<Link to={applicationPath(application_id)} />}>
          {t('saved.toApplication')}
        </ButtonLink>
      }
    >
      <p>
        <OpeningLine part={t(`viewedMe.part.${view.is_video ? 'video' : view.part}`)} opening={view} />
      </p>
    </ListCard>
  );
}
