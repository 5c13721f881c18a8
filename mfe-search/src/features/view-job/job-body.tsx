import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { UserText } from '@jobharbor/shared/domain/user-text';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { Chip, Prose } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { CompanyBlock } from './company-block.tsx';
import { RecruiterBlock } from './recruiter-block.tsx';

export type JobBodyProps = { job: JobStatic; now: number; headingLevel: 2 | 3 };

/** The text of the advertisement, the recruiter and the company. */
export function JobBody({ job, now, headingLevel }: JobBodyProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const { timeZone } = useRemote();
  const Heading = `h${headingLevel}` as const;
  const day = (seconds: number) => formatDay(tag, timeZone, seconds);
  return (
    <>
      {job.description_html !== '' && (
        <section>
          <Heading>{t('job.description')}</Heading>
          <Prose lang={job.language} dangerouslySetInnerHTML={{ __html: job.description_html }} />
        </section>
      )}
      {job.skills.length > 0 && (
        <section>
          <Heading>{t('job.skills')}</Heading>
          <ul className="jh-chips jhs-plain-list">
            {job.skills.map((skill) => (
              <li key={skill}>
                <Chip>
                  <UserText language={job.language}>{skill}</UserText>
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      {job.benefits.length > 0 && (
        <section>
          <Heading>{t('job.benefits')}</Heading>
          <ul className="jhs-benefits" lang={job.language}>
            {job.benefits.map((benefit) => (
              <li key={benefit} dir="auto">
                {benefit}
              </li>
            ))}
          </ul>
        </section>
      )}
      {job.recruiter && (
        <section>
          <Heading>{t('job.recruiter')}</Heading>
          <RecruiterBlock recruiter={job.recruiter} now={now} />
        </section>
      )}
      <CompanyBlock company={job.employer} headingLevel={headingLevel} />
      <p className="jh-quiet jh-small" suppressHydrationWarning>
        {t('job.firstPosted', { day: day(job.posted_at) })}
        {job.valid_through !== null && ` · ${t('job.openUntil', { day: day(job.valid_through) })}`}
      </p>
    </>
  );
}
