import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { lazyPart, useIsHydrated, useSession } from '@jobharbor/shared/remote';
import { Prose } from '@jobharbor/shared/ui';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { agencyLine } from '../../common/companies/agency-line.ts';
import { useIsIdle } from '../../common/use-is-idle.ts';
import { CompanyBlock } from './company-block.tsx';
import { CompanyJobs } from './company-jobs.tsx';
import { JobMatch } from './job-match.tsx';
import { JobSkills } from './job-skills.tsx';
import { RecruiterBlock } from './recruiter-block.tsx';

// Lazy: few jobs are changed.
const JobChanges = lazyPart(
  async () => (await import(/* webpackChunkName: "job-calls" */ './job-changes.tsx')).JobChanges,
);

const EmployerRecord = lazyPart(
  async () => (await import(/* webpackChunkName: "job-calls" */ './employer-record.tsx')).EmployerRecord,
);

// Lazy: of few jobs is there anything to say.
const JobRecord = lazyPart(
  async () => (await import(/* webpackChunkName: "job-calls" */ './job-record.tsx')).JobRecord,
);

// Lazy: few advertisements have signs of a scam.
const JobCaution = lazyPart(
  async () => (await import(/* webpackChunkName: "job-calls" */ './job-caution.tsx')).JobCaution,
);

// Lazy: for signed-in people alone.
const KnownChat = lazyPart(
  async () => (await import(/* webpackChunkName: "job-calls" */ './known-chat.tsx')).KnownChat,
);

/**
 * A component of its own: the whole text would be rendered again when the API confirms the session. Asked for when the
 * browser is idle, since it is below what is read first.
 */
function ChatOfPerson({ recruiter }: { recruiter: NonNullable<JobStatic['recruiter']> }) {
  const { status, user } = useSession();
  const isPerson = useIsHydrated() && status === 'signed-in' && user?.role === 'jobseeker';
  const isIdle = useIsIdle(isPerson);
  return (
    isPerson &&
    isIdle && (
      <Suspense>
        <KnownChat recruiter={recruiter} />
      </Suspense>
    )
  );
}

export type JobBodyProps = { job: JobStatic; place: 'page' | 'pane' };

/** The advertisement's text, skills compared with the profile, recruiter and company. */
export const JobBody = memo(function JobBody({ job, place }: JobBodyProps) {
  const { t } = useTranslation('search');
  const headingLevel = place === 'pane' ? 3 : 2;
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {job.cautions && (
        <Suspense>
          <JobCaution job={job} cautions={job.cautions} />
        </Suspense>
      )}
      {job.description_html !== '' && (
        <section>
          <Heading>{t('job.description')}</Heading>
          <Prose lang={job.language} dangerouslySetInnerHTML={{ __html: job.description_html }} />
        </section>
      )}
      {job.record_details && (
        <Suspense>
          <JobRecord record={job.record_details} Heading={Heading} />
        </Suspense>
      )}
      {job.changes?.length ? (
        <Suspense>
          <JobChanges changes={job.changes} Heading={Heading} />
        </Suspense>
      ) : null}
      {job.skills.length > 0 && (
        <section>
          <Heading>{t('job.skills')}</Heading>
          <JobSkills job={job} />
        </section>
      )}
      <JobMatch job={job} Heading={Heading} />
      {job.recruiter && (
        <section>
          <Heading>{t('job.recruiter')}</Heading>
          <RecruiterBlock recruiter={job.recruiter} agency={agencyLine(job, t)} />
          {job.status === 'open' && (
            <Link to={`/chat-home/ask/${job.id}`} className="jh-link jhs-ask">
              {t('recruiter.ask')}
            </Link>
          )}
          <ChatOfPerson recruiter={job.recruiter} />
        </section>
      )}
      <CompanyBlock company={job.employer} headingLevel={headingLevel}>
        {job.employer_record && (
          <Suspense>
            <EmployerRecord record={job.employer_record} Heading={place === 'pane' ? 'h4' : 'h3'} />
          </Suspense>
        )}
        {place === 'page' && <CompanyJobs job={job} />}
      </CompanyBlock>
    </>
  );
});
