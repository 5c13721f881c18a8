import { jobIdOf, jobPath } from '@jobharbor/shared/domain/jobs';
import { useErrorText, useLocale, useNow, usePage, useRemote } from '@jobharbor/shared/remote';
import { BuoyMotif, Button, ButtonLink, ChartMotif, EmptyState, FailureCard } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { jobPosting } from '../features/view-job/job-posting.ts';
import { jobQuery } from '../features/view-job/job-queries.ts';
import { JobView } from '../features/view-job/job-view.tsx';
import { SimilarJobs } from '../features/view-job/similar-jobs.tsx';
import { useNoteView } from '../features/view-job/use-note-view.ts';
import { JobActions } from './job-actions.tsx';
import { PaneSkeleton } from './job-pane.tsx';
import { useJobCards } from './use-job-cards.tsx';

/** A job's own page; what follows the last hyphen of its address decides which. */
export function JobPage() {
  const id = jobIdOf(useParams().job ?? '');
  return id === undefined ? <MissingJob /> : <KnownJob id={id} />;
}

function KnownJob({ id }: { id: number }) {
  const { t } = useTranslation('search');
  const { http } = useRemote();
  const now = useNow();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { actionOf } = useJobCards();
  const { data: job, error, refetch } = useQuery(jobQuery(http, useLocale(), id));
  const right = job ? jobPath(job) : undefined;
  const isWrongSlug = right !== undefined && decodeURI(pathname) !== decodeURI(right);
  useNoteView(job?.id);
  useEffect(() => {
    if (isWrongSlug && right) navigate(right + search, { replace: true });
  }, [isWrongSlug, right, search, navigate]);

  const posting = job ? jobPosting(job) : undefined;
  usePage(
    job
      ? {
          title: `${job.title} · ${job.company.name}`,
          description: job.snippet,
          canonical: jobPath(job),
          ...(posting && { structuredData: [posting] }),
        }
      : undefined,
  );

  if (job === null) return <MissingJob />;
  if (job === undefined) {
    return (
      <div className="jh-page jhs-job-page">
        {error ? (
          <FailureCard
            headingLevel={1}
            motif={<BuoyMotif />}
            title={t('job.failed')}
            actions={<Button onClick={() => refetch()}>{t('retry')}</Button>}
          >
            <p>{errorText(error)}</p>
          </FailureCard>
        ) : (
          <PaneSkeleton />
        )}
      </div>
    );
  }
  return (
    <div className="jh-page jhs-job-page" data-status={job.status}>
      <JobView job={job} now={now} place="page" actions={<JobActions job={job} />} />
      <SimilarJobs jobId={job.id} now={now} actionOf={actionOf} />
    </div>
  );
}

function MissingJob() {
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
