import type { JobCard, Salary } from '@jobharbor/shared/contracts/jobs/job';
import type { ListedChanges } from '@jobharbor/shared/contracts/search/search-history';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { isolate, UserText } from '@jobharbor/shared/domain/user-text';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Card, CompanyLogo } from '@jobharbor/shared/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { JobHead } from '../../common/job-head.tsx';
import { usePayText } from '../../common/use-pay-text.ts';

/** The jobs of a search by kind of change; kinds without any are left out. */
export function ChangeLists({ changes }: { changes: ListedChanges }) {
  const { t } = useTranslation('myJobs');
  const { counts } = changes;
  return (
    <>
      <Kind title={t('searches.newTitle')} count={counts.new}>
        {changes.new_jobs.map((job) => (
          <ChangedJob key={job.id} job={job} />
        ))}
      </Kind>
      <Kind title={t('searches.payTitle')} count={counts.pays_more + counts.pays_less + counts.pays_other}>
        {changes.changed_pay.map(({ job, ...pay }) => (
          <ChangedJob key={job.id} job={job}>
            <PayChange {...pay} />
          </ChangedJob>
        ))}
      </Kind>
      <Kind title={t('searches.renamedTitle')} count={counts.renamed}>
        {changes.renamed_jobs.map(({ job, ...former }) => (
          <ChangedJob key={job.id} job={job}>
            <Former job={job} {...former} />
          </ChangedJob>
        ))}
      </Kind>
      <Kind title={t('searches.closedTitle')} count={counts.closed}>
        {changes.closed_jobs.map((job) => (
          <ClosedJob key={job.id} job={job} />
        ))}
      </Kind>
    </>
  );
}

function Kind({ title, count, children }: { title: string; count: number; children: ReactNode[] }) {
  const { t } = useTranslation('myJobs');
  const id = useId();
  if (count === 0) return null;
  const missing = count - children.length;
  return (
    <section aria-labelledby={id} className="jh-stack jh-gap-3">
      <h3 id={id}>{title}</h3>
      <ul className="jhm-list">{children}</ul>
      {missing > 0 && <p className="jh-quiet">{t('searches.more', { count: missing })}</p>}
    </section>
  );
}

function ChangedJob({ job, children }: { job: JobCard; children?: ReactNode }) {
  const id = useId();
  return (
    <li>
      <Card as="article" className="jhm-card" aria-labelledby={id}>
        <JobHead job={job} titleId={id} level="h4" />
        {children}
      </Card>
    </li>
  );
}

/** Pay as the employer wrote it, now and before. */
function PayChange({ direction, from, to }: Omit<ListedChanges['changed_pay'][number], 'job'>) {
  const { t } = useTranslation('myJobs');
  const [before, now] = [useWrittenPay(from), useWrittenPay(to)];
  const key = { more: 'payMore', less: 'payLess', other: 'payOther' } as const;
  return <p>{t(`searches.${key[direction]}`, { from: before, to: now })}</p>;
}

function useWrittenPay(salary: Salary | null): string {
  const { t } = useTranslation('myJobs');
  const text = usePayText(salary);
  return text === '' ? t('searches.notStated') : isolate(text);
}

function Former({
  job,
  is_again,
  former_title,
  former_company,
}: Omit<ListedChanges['renamed_jobs'][number], 'job'> & { job: JobCard }) {
  const { t } = useTranslation('myJobs');
  const title = isolate(former_title);
  if (!is_again) return <p>{t('searches.wasTitle', { title })}</p>;
  const isSame = former_title === job.title && former_company === job.company.name;
  return (
    <p>
      {isSame
        ? t('searches.postedAgain')
        : t('searches.wasPosted', { title, company: isolate(former_company) })}
    </p>
  );
}

function ClosedJob({ job }: { job: ListedChanges['closed_jobs'][number] }) {
  const { t } = useTranslation('myJobs');
  const { tag, language } = useLocale();
  const timeZone = useTimeZone();
  const id = useId();
  return (
    <li>
      <Card as="article" className="jhm-card" aria-labelledby={id}>
        <div className="jhm-job">
          <CompanyLogo company={job.company} />
          <div className="jhm-job__text">
            <h4 className="jhm-job__title" id={id}>
              <a
                href={`/${language.slug}/${job.country_key}${jobPath(job)}`}
                className="jhm-job__link"
                lang={job.language}
                dir="auto"
              >
                {job.title}
              </a>
            </h4>
            <p className="jhm-job__employer">
              <UserText>{job.company.name}</UserText>
            </p>
            {job.closed_at !== null && (
              <p className="jh-quiet">
                {t('searches.closedAt', { day: formatDay(tag, timeZone, job.closed_at) })}
              </p>
            )}
          </div>
        </div>
      </Card>
    </li>
  );
}
