import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { chatPath, getApplication } from '@jobharbor/shared/domain/applications';
import { jobIdOf } from '@jobharbor/shared/domain/jobs';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { useCall, useNow, usePage, useUser } from '@jobharbor/shared/remote';
import { BoatMotif, ButtonLink, EmptyState, Skeleton, Timeline } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { JobBadge } from '../../common/job-card/job-badge.tsx';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { JobCard } from '../../common/job-card/job-card.tsx';
import { useNextJobs } from './use-next-jobs.ts';
import './apply-success.css';

/** The page after an application: next steps, a link to track it, and more jobs of the category. */
export function ApplySuccessPage({ cardAction }: { cardAction: JobAction }) {
  const { t } = useTranslation('search');
  const user = useUser();
  const jobId = jobIdOf(useParams().job ?? '') ?? 0;
  const { data, isError } = useCall(getApplication, { params: { jobId } }, { enabled: user !== null });
  const application = data?.application;
  usePage({ title: t('success.title'), robots: 'noindex' });

  if (isError || application?.label === 'withdrawn') {
    return (
      <div className="jh-page">
        <EmptyState
          headingLevel={1}
          title={t('success.none')}
          actions={<ButtonLink render={<Link to="/jobs" />}>{t('missing.search')}</ButtonLink>}
        />
      </div>
    );
  }
  return (
    <div className="jh-page jhs-success">
      <header className="jhs-success__head">
        <BoatMotif />
        <h1>{t('success.title')}</h1>
        {application ? (
          <p>
            <strong>
              <UserText language={application.job.language}>{application.job.title}</UserText>
            </strong>
            {' · '}
            <bdi>{application.job.company.name}</bdi>
          </p>
        ) : (
          <Skeleton length="medium" />
        )}
      </header>
      {application && <NextSteps application={application} cardAction={cardAction} />}
    </div>
  );
}

function NextSteps({ application, cardAction }: { application: Application; cardAction: JobAction }) {
  const { t } = useTranslation('search');
  const now = useNow();
  const { job, chat_id } = application;
  const jobs = useNextJobs(job);
  return (
    <>
      <section className="jhs-success__next">
        <h2>{t('success.next')}</h2>
        <Timeline
          stateLabels={{
            done: t('success.done'),
            current: t('success.current'),
            next: t('success.later'),
            stopped: t('success.stopped'),
          }}
          steps={[
            { id: 'sent', state: 'done', title: t('success.sent') },
            { id: 'read', state: 'current', title: t('success.read'), meta: t('success.readHint') },
            { id: 'answer', state: 'next', title: t('success.answer'), meta: t('success.answerHint') },
          ]}
        />
        <div className="jh-inline">
          {chat_id !== null && (
            <ButtonLink variant="primary" render={<Link to={chatPath(chat_id)} />}>
              {t('success.chat')}
            </ButtonLink>
          )}
          <ButtonLink render={<Link to="/my-jobs/communicated" />}>{t('success.myJobs')}</ButtonLink>
        </div>
      </section>
      {jobs.length > 0 && (
        <section aria-labelledby="jhs-more">
          <h2 id="jhs-more">
            {job.category ? t('success.more', { category: job.category.value }) : t('job.similar')}
          </h2>
          <div className="jh-grid" data-list="next">
            {jobs.map((other) => (
              <JobCard
                key={other.id}
                job={other}
                now={now}
                headingLevel={3}
                badge={<JobBadge job={other} />}
                action={cardAction(other)}
              />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
