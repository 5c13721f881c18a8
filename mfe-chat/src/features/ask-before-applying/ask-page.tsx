import { jobPath } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { CardError, useCall, usePage } from '@jobharbor/shared/remote';
import { Skeleton } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { checkCall } from './ask-calls.ts';
import { MissingJob } from './missing-job.tsx';
import './ask-before-applying.css';
import { AskForm } from './ask-form.tsx';
import { Obstacle } from './obstacle.tsx';

/** A question about a job before an application; the chat where there is one already. */
export function AskPage() {
  const { t } = useTranslation('chat');
  const jobId = Number(useParams().jobId);
  const isId = Number.isSafeInteger(jobId) && jobId > 0;
  // The way back into a chat that the person has ended.
  const isAgain = useSearchParams()[0].has('again');
  const start = useCall(checkCall, { query: { job_id: jobId } }, { enabled: isId });
  usePage({ title: t('ask.title'), robots: 'noindex' });
  if (!isId) return <MissingJob />;
  if (start.error)
    return <CardError headingLevel={1} title={t('ask.failed')} error={start.error} retry={start} />;
  if (!start.data) return <Skeleton shape="block" />;
  const { job, company, chat_id, obstacle, greeting } = start.data;
  if (chat_id !== null && !isAgain) return <Navigate to={`/chat-home/${chat_id}`} replace />;
  return (
    <div className="jh-page jhc-ask">
      <h1>{t('ask.title')}</h1>
      <p>
        <Link to={jobPath(job)} className="jh-link" lang={job.language} dir="auto">
          {job.title}
        </Link>
        {' · '}
        <UserText>{company.name}</UserText>
      </p>
      {obstacle === null ? (
        <AskForm jobId={jobId} greeting={greeting ?? null} />
      ) : (
        <Obstacle obstacle={obstacle} job={job} />
      )}
    </div>
  );
}
