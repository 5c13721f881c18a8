import type { InterviewShow } from '@jobharbor/shared/contracts/applications/interview';
import { CardError, useCall, usePage } from '@jobharbor/shared/remote';
import { BoatMotif } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { EmptyList } from '../../common/empty-list.tsx';
import { ListBar } from '../../common/list-bar.tsx';
import { interviewsCall } from '../../common/list-calls.ts';
import { ListPages } from '../../common/list-pages.tsx';
import { useListAddress } from '../../common/use-list-address.ts';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { useScrollToHash } from '../../common/use-scroll-to-hash.ts';
import { useSeeNews } from '../../common/use-see-news.ts';
import { useShowFilter } from '../../common/use-show-filter.ts';
import { AbsenceNotice } from './absence-notice.tsx';
import { InterviewCard } from './interview-card.tsx';
import './interviews.css';

const shows: readonly InterviewShow[] = ['waiting', 'upcoming', 'past'];

/** The interviews that employers invited the person to. */
export function InterviewsPage() {
  const { t } = useTranslation('myJobs');
  const showFilter = useShowFilter();
  const { page, sort, show, setSort, setShow, hrefFor } = useListAddress(shows);
  const found = useCall(
    interviewsCall,
    { query: { page, sort, ...(show && { show }) } },
    useListQueryOptions(),
  );
  usePage({ title: t('interviews.title'), robots: 'noindex' });
  useScrollToHash(found.isSuccess);
  useSeeNews(found.data?.interviews.map(({ application_id }) => application_id) ?? []);

  if (found.status === 'pending') return <CardListSkeleton />;
  if (found.status === 'error')
    return <CardError title={t('interviews.failed')} error={found.error} retry={found} />;
  const { interviews, counts, total, size, absences } = found.data;
  const all = counts.waiting + counts.upcoming + counts.past;
  if (all === 0)
    return (
      <EmptyList
        motif={<BoatMotif />}
        title={t('interviews.empty.title')}
        action={t('viewedMe.empty.action')}
        to="/my-jobs/communicated"
      >
        {t('interviews.empty.text')}
      </EmptyList>
    );
  return (
    <>
      {absences && <AbsenceNotice absences={absences} />}
      <ListBar
        count={t('interviews.count', { count: total })}
        sort={sort}
        sortNames={{ 1: t('interviews.sort.next'), 2: t('interviews.sort.newest') }}
        onSort={setSort}
        filter={showFilter(
          show,
          {
            waiting: t('interviews.show.waiting'),
            upcoming: t('interviews.show.upcoming'),
            past: t('interviews.show.past'),
          },
          counts,
          setShow,
        )}
      />
      <ul className="jhm-list">
        {interviews.map((interview) => (
          <li key={interview.id}>
            <InterviewCard interview={interview} />
          </li>
        ))}
      </ul>
      <ListPages page={page} total={total} size={size} hrefFor={hrefFor} />
    </>
  );
}
