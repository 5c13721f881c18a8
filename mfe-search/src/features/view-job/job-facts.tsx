import type { JobCard, JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { displayNames } from '@jobharbor/shared/contracts/primitives/display-names';
import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { countryName, formatDay, formatDuration } from '@jobharbor/shared/i18n';
import { useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';
import { type Fact, Facts } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { remoteLimit } from '../../common/job-card/job-places.ts';
import { useOwnTimeZone } from '../../common/job-card/own-time-zone.ts';
import { sharedHours } from '../../common/job-card/shared-hours.ts';
import { OfficeHours } from './office-hours.tsx';

type JobFactsProps = {
  job: JobCard & Partial<Pick<JobStatic, 'benefits' | 'answer_time' | 'visa_sponsorship'>>;
};

/** Requirements and benefits of a job as a table. The first three rows are always shown. */
export function JobFacts({ job }: JobFactsProps) {
  const { t } = useTranslation('search');
  const { tag, language, country } = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const ownZone = useOwnTimeZone();
  const isRemote = job.work_arrangement?.key === 'remote';
  const hours = isRemote && ownZone ? sharedHours(job, ownZone, new Date(now)) : null;
  const { category, degree, valid_through, answer_time, visa_sponsorship, benefits = [] } = job;
  const day = (seconds: number) => <span suppressHydrationWarning>{formatDay(tag, timeZone, seconds)}</span>;
  const facts: (Fact | false | null | undefined)[] = [
    { term: t('job.type'), detail: job.job_type?.value ?? t('job.notStated') },
    { term: t('job.arrangement'), detail: job.work_arrangement?.value ?? t('job.notStated') },
    { term: t('job.experience'), detail: job.xp_lvl?.value ?? t('job.notStated') },
    degree && { term: t('filter.education'), detail: degree.value },
    category && {
      term: t('filter.category'),
      detail: <Link to={resultsPath({ category: category.seo_value })}>{category.value}</Link>,
    },
    visa_sponsorship != null && {
      term: t('workPermit.fact'),
      detail: t(visa_sponsorship ? 'workPermit.arranged' : 'workPermit.notArranged'),
    },
    job.status !== 'closed' &&
      valid_through != null && { term: t('jobFacts.closes'), detail: day(valid_through) },
    { term: t('jobFacts.posted'), detail: day(job.posted_at) },
    job.language !== language.value && {
      term: t('filter.language'),
      detail: <span suppressHydrationWarning>{displayNames(tag, 'language')(job.language)}</span>,
    },
    answer_time && {
      term: t('jobFacts.answers'),
      detail: t('jobFacts.within', {
        time: isolate(formatDuration(tag, answer_time.median_seconds)),
        count: answer_time.answers,
      }),
    },
    isRemote && { term: t('filter.openTo'), detail: remoteLimit(job, t, tag) ?? t('job.fromAll') },
    job.country_key !== country.key && {
      term: t('jobFacts.country'),
      detail: t('jobFacts.rules', {
        country: countryName(language.value, job.country_key) ?? job.country_key,
      }),
    },
    hours && { term: t('jobFacts.hours'), detail: <OfficeHours hours={hours} now={now} /> },
    benefits.length > 0 && {
      term: t('job.benefits'),
      detail: <Benefits {...{ benefits, language: job.language }} />,
    },
  ];
  return <Facts facts={facts.filter((fact) => !!fact)} className="jhs-facts" />;
}

function Benefits({ benefits, language }: { benefits: readonly string[]; language: string }) {
  return (
    <ul className="jhs-benefits" lang={language}>
      {benefits.map((benefit) => (
        <li key={benefit} dir="auto">
          {benefit}
        </li>
      ))}
    </ul>
  );
}
