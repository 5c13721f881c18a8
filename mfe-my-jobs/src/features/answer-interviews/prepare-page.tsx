import { getApplication } from '@jobharbor/shared/calls/job/get-application';
import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { CardError, useCall, usePage } from '@jobharbor/shared/remote';
import { Card, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { interviewPath } from '../../common/anchors.ts';
import { CardListSkeleton } from '../../common/card-list-skeleton.tsx';
import { interviewCall } from '../../common/list-calls.ts';
import { SubmittedDetails } from '../../common/sent/submitted-details.tsx';
import { useListQueryOptions } from '../../common/use-list-query-options.ts';
import { useListRefresh } from '../../common/use-list-refresh.ts';
import { InterviewCard } from './interview-card.tsx';
import '../../common/my-jobs.css';
import './interviews.css';

/** Everything that somebody needs for one interview: when, where, who, what it is about, the company, and what was sent. */
export function PreparePage() {
  const { t } = useTranslation('myJobs');
  const id = Number(useParams().id);
  useListRefresh();
  const found = useCall(interviewCall, { params: { id } }, useListQueryOptions());
  usePage({ title: t('prepare.title'), robots: 'noindex' });
  return (
    <div className="jh-page jhm-page">
      <h1>{t('prepare.title')}</h1>
      <p>
        <TextLink render={<Link to={interviewPath(null)} />}>{t('prepare.all')}</TextLink>
      </p>
      {found.status === 'pending' && <CardListSkeleton />}
      {found.status === 'error' && (
        <CardError title={t('interviews.failed')} error={found.error} retry={found} />
      )}
      {found.status === 'success' && (
        <>
          <InterviewCard interview={found.data.interview} isPreparing />
          <About interview={found.data.interview} />
        </>
      )}
    </div>
  );
}

/** The company, and what the person sent to it. */
function About({ interview: { job, application_id } }: { interview: Interview }) {
  const { t } = useTranslation('myJobs');
  const sent = useCall(getApplication, { params: { jobId: job.id } }, useListQueryOptions());
  const { company } = job;
  return (
    <Card className="jhm-card">
      <h2>{t('prepare.read')}</h2>
      <p>
        <TextLink render={<Link to={`/company/${company.slug}-${company.id}`} />}>
          {t('prepare.company', { company: isolate(company.name) })}
        </TextLink>
      </p>
      {sent.status === 'error' && (
        <CardError title={t('applied.failed.title')} error={sent.error} retry={sent} />
      )}
      {/* Somebody may have applied again since. */}
      {sent.data?.application.id === application_id && (
        <SubmittedDetails application={sent.data.application} isOpen />
      )}
    </Card>
  );
}
