import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { Notice, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OpenTo, useCountryNames } from '../open-to.tsx';
import { useEligibility } from './use-eligibility.ts';

export type EligibilityNoticeProps = { job: JobStatic } & Pick<
  ReturnType<typeof useEligibility>,
  'eligibility' | 'own' | 'permit'
>;

/** Whether the profile meets the job's country requirements, with a link to change it. */
export function EligibilityNotice({ job, eligibility, own, permit }: EligibilityNoticeProps) {
  const { t } = useTranslation('search');
  const nameCountries = useCountryNames();
  const change = (
    <p>
      <TextLink render={<Link to="/profile#work" />}>{t('eligibility.change')}</TextLink>
    </p>
  );
  const country = nameCountries([job.country_key]);
  if (permit === 'sponsored')
    return (
      <Notice className="jhs-eligibility" title={t('workPermit.arrangedTitle')}>
        <p>{t('workPermit.arrangedHint', { country })}</p>
        {change}
      </Notice>
    );
  if (permit === 'unsaid')
    return (
      <Notice className="jhs-eligibility" title={t('workPermit.needed')}>
        <p>{t('workPermit.neededHint', { country })}</p>
        {change}
      </Notice>
    );
  switch (eligibility) {
    case undefined:
    case 'fits':
      return null;
    case 'unknown':
      return (
        <Notice className="jhs-eligibility" title={t('eligibility.unknown')}>
          <OpenTo job={job} />
          <p>{t('eligibility.unknownHint')}</p>
          {change}
        </Notice>
      );
    case 'not_open':
    case 'excluded':
      return (
        <Notice
          className="jhs-eligibility"
          tone="attention"
          role="alert"
          title={t(job.apply_mode === 'external' ? 'workPermit.elsewhere' : 'eligibility.barred')}
        >
          <OpenTo job={job} />
          <p>{t('eligibility.barredHint', { countries: nameCountries(own) })}</p>
          {change}
        </Notice>
      );
  }
}

/** Country requirements of an external job: a warning only, since the other site decides. */
export function ExternalEligibility({ job }: { job: JobStatic }) {
  return <EligibilityNotice job={job} {...useEligibility(job)} />;
}
