import type { MatchCriterion, MatchResult } from '@jobharbor/shared/calls/job/get-job-match';
import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { signInPath } from '@jobharbor/shared/domain/session';
import { formatList } from '@jobharbor/shared/i18n';
import { useLocale, useUser } from '@jobharbor/shared/remote';
import { Button, Skeleton, TextLink, VisuallyHidden } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import CircleHelp from 'lucide-react/icons/circle-help';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useJobMatch } from './use-job-match.ts';
import { type ShownKind, useMatchTexts } from './use-match-texts.tsx';

/** Section of the profile that changes each: a link opens its form. */
const formOf: Record<ShownKind, string> = {
  experience: 'work',
  education: 'education',
  languages: 'language',
  location: 'job_preference',
  arrangement: 'job_preference',
  pay: 'job_preference',
  eligibility: 'work',
};

const icons: Record<MatchResult, ReactNode> = {
  met: <Check aria-hidden="true" />,
  unmet: <X aria-hidden="true" />,
  unknown: <CircleHelp aria-hidden="true" />,
};

/** The job's requirements, each beside the profile's value; for a guest, an invitation to sign in. */
export function JobMatch({ job, Heading }: { job: JobStatic; Heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('search');
  const { criteria, isExpected, isError, isFetching, refetch } = useJobMatch(job.id);
  if (!isExpected) return <GuestHint job={job} Heading={Heading} />;
  const shown = criteria?.filter(({ kind }) => kind !== 'skills');
  if (shown?.length === 0) return null;
  return (
    <section className="jhs-job-match" aria-busy={!shown && !isError}>
      <Heading>{t('jobMatch.title')}</Heading>
      {shown ? (
        <Criteria job={job} criteria={shown} />
      ) : isError ? (
        <p>
          {t('jobMatch.failed')}{' '}
          <Button size="small" loading={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      ) : (
        <Skeleton shape="block" />
      )}
    </section>
  );
}

function Criteria({ job, criteria }: { job: JobStatic; criteria: readonly MatchCriterion[] }) {
  const { t } = useTranslation('search');
  const { terms, asked, profileValue } = useMatchTexts(job);
  return (
    <>
      <p className="jhs-fit">
        {t('jobMatch.summary', {
          count: criteria.filter(({ result }) => result === 'met').length,
          total: criteria.length,
        })}{' '}
        <span className="jh-quiet">{t('jobMatch.private')}</span>
      </p>
      <ul className="jhs-match jhs-plain-list">
        {criteria.map((criterion) => {
          const kind = criterion.kind as ShownKind;
          const own = profileValue(criterion);
          const { result } = criterion;
          return (
            <li key={kind} data-result={result}>
              {icons[result]}
              <div>
                <p>
                  <b>{terms[kind]}</b> {asked[kind]}
                </p>
                <p className="jh-quiet jh-small">
                  {t(`jobMatch.${result}`)} {own !== '' && <span>{t('jobMatch.own', { what: own })}</span>}{' '}
                  {result !== 'met' && (
                    <TextLink render={<Link to={`/profile#${formOf[kind]}`} />}>
                      {t(own === '' ? 'jobMatch.add' : 'jobMatch.change')}{' '}
                      <VisuallyHidden>({terms[kind]})</VisuallyHidden>
                    </TextLink>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The job's requirements, without a comparison for a visitor without a profile. */
function GuestHint({ job, Heading }: { job: JobStatic; Heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('search');
  const { tag, base } = useLocale();
  const user = useUser();
  const names = [
    job.xp_lvl && t('filter.experience'),
    job.degree && t('filter.education'),
    t('filter.language'),
    job.locations.length > 0 && t('filter.location'),
    job.work_arrangement && t('filter.arrangement'),
    job.salary && t('filter.salary'),
  ].filter((name) => typeof name === 'string');
  if (user && user.role !== 'guest') return null;
  return (
    <section className="jhs-job-match">
      <Heading>{t('jobMatch.title')}</Heading>
      <p>
        {t('jobMatch.guest', { list: formatList(tag, names) })}{' '}
        <TextLink render={<Link to={signInPath(base + jobPath(job))} />}>{t('guestLimit.signIn')}</TextLink>
      </p>
    </section>
  );
}
