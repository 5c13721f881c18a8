import { jobIdOf, jobPath } from '@jobharbor/shared/domain/jobs';
import { useCallSource, useErrorText, useNow, usePage } from '@jobharbor/shared/remote';
import { BuoyMotif, Button, ButtonLink, ChartMotif, EmptyState, FailureCard } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { JobAction } from '../../common/job-card.tsx';
import { jobQuery } from '../../common/job-query.ts';
import { jobPosting } from './job-posting.ts';
import { JobSkeleton } from './job-skeleton.tsx';
import type { JobActions } from './job-view.tsx';
import { JobView } from './job-view.tsx';
import { SimilarJobs } from './similar-jobs.tsx';
import { useRecordView } from './use-record-view.ts';

export type JobPageProps = { cardAction: JobAction; actions: JobActions };

/** A job's own page. The id at the end of the address decides which job; the slug is corrected. */
export function JobPage(props: JobPageProps) {
  const id = jobIdOf(useParams().job ?? '');
  return id === undefined ? <UnknownJob /> : <JobById id={id} {...props} />;
}

function JobById({ id, cardAction, actions }: JobPageProps & { id: number }) {
  const { t } = useTranslation('search');
  const now = useNow();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { data: job, error, refetch } = useQuery(jobQuery(useCallSource(), id));
  const path = job ? jobPath(job) : undefined;
  const isWrongSlug = path !== undefined && decodeURI(pathname) !== decodeURI(path);
  useRecordView(job?.id);
  useEffect(() => {
    if (isWrongSlug && path) navigate(path + search, { replace: true });
  }, [isWrongSlug, path, search, navigate]);

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

  if (job === null) return <UnknownJob />;
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
          <JobSkeleton />
        )}
      </div>
    );
  }
  return (
    <div className="jh-page jhs-job-page" data-status={job.status}>
      <JobView job={job} now={now} place="page" actions={actions} />
      <SimilarJobs jobId={job.id} now={now} cardAction={cardAction} />
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
