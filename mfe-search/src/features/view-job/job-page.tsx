import { brand } from '@jobharbor/shared/brand';
import { jobIdOf, jobPath } from '@jobharbor/shared/domain/jobs';
import { CardError, useLocale, useNow, usePage } from '@jobharbor/shared/remote';
import { ButtonLink, ChartMotif, EmptyState } from '@jobharbor/shared/ui';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { shorten } from '../../common/search-form/shorten.ts';
import { sharePicture } from '../../common/share-picture.ts';
import { BackToList } from './back-to-list.tsx';
import { JobCourses } from './job-courses.tsx';
import { jobPosting } from './job-posting.ts';
import { JobSkeleton } from './job-skeleton.tsx';
import type { JobActions } from './job-view.tsx';
import { JobView } from './job-view.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { useDeferredMount } from './use-is-whole-at-once.ts';
import { useJob } from './use-job.ts';
import { useRecordView } from './use-record-view.ts';

export type JobPageProps = { cardAction: JobAction; actions: JobActions };

/**
 * The page of a job. The id at the end of the URL identifies it; an outdated slug is redirected. Parts below the first
 * screen are in Suspense boundaries, which hydrate one by one.
 */
export function JobPage(props: JobPageProps) {
  const id = jobIdOf(useParams().job ?? '');
  return id === undefined ? <UnknownJob /> : <JobById key={id} id={id} {...props} />;
}

function JobById({ id, cardAction, actions }: JobPageProps & { id: number }) {
  const { t } = useTranslation('search');
  const { language } = useLocale();
  const now = useNow();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { job, shown, error, refetch } = useJob(id);
  const path = job ? jobPath(job) : undefined;
  const isWrongSlug = path !== undefined && decodeURI(pathname) !== decodeURI(path);
  useRecordView(job?.id);
  const showsRest = useDeferredMount();
  useEffect(() => {
    if (isWrongSlug && path) navigate(path + search, { replace: true });
  }, [isWrongSlug, path, search, navigate]);

  const posting = job ? jobPosting(job) : undefined;
  usePage(
    shown
      ? {
          title: `${shorten(shown.title, 50)} · ${shorten(shown.company.name, 30)}`,
          description: shorten(shown.snippet, 155),
          canonical: jobPath(shown),
          picture: sharePicture('job', language.slug, shown.id),
          market: shown.country_key,
          breadcrumbs: [
            { name: brand.name, path: '/' },
            { name: t('results.title'), path: '/jobs' },
            { name: shown.title, path: jobPath(shown) },
          ],
          ...(shown.status !== 'open' && { robots: 'noindex' as const }),
          ...(posting && { structuredData: [posting] }),
        }
      : undefined,
  );

  if (job === null) return <UnknownJob />;
  if (shown === undefined) {
    return (
      <div className="jh-page jhs-job-page">
        {error ? (
          <CardError headingLevel={1} title={t('job.failed')} error={error} retry={{ refetch }} />
        ) : (
          <JobSkeleton />
        )}
      </div>
    );
  }
  const isOpen = shown.status === 'open';
  const similar = showsRest && (
    <Suspense>
      <SimilarJobs job={shown} now={now} cardAction={cardAction} />
    </Suspense>
  );
  return (
    <div className="jh-page jhs-job-page" data-status={shown.status}>
      <BackToList />
      <JobView job={shown} now={now} place="page" actions={actions} instead={!isOpen && similar} />
      {isOpen && similar}
      {showsRest && (
        <Suspense>
          <JobCourses job={shown} />
        </Suspense>
      )}
    </div>
  );
}

function UnknownJob() {
  const { t } = useTranslation('search');
  usePage({ title: t('missing.title'), robots: 'noindex' });
  return (
    <div className="jh-page">
      <EmptyState
        headingLevel={1}
        motif={<ChartMotif />}
        title={t('missing.title')}
        actions={
          <ButtonLink variant="primary" render={<Link to="/jobs" />}>
            {t('missing.search')}
          </ButtonLink>
        }
      >
        <p>{t('missing.text')}</p>
      </EmptyState>
    </div>
  );
}
