import type { JobStatic } from '@jobharbor/shared/contracts/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { useLocale, useSession } from '@jobharbor/shared/remote';
import { Notice, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OpenTo, useCountryNames } from './open-to.tsx';
import { applyQuery } from './use-apply-dialog.ts';
import type { useEligibility } from './use-eligibility.ts';

export type BeforeNoticesProps = { job: JobStatic } & Pick<
  ReturnType<typeof useEligibility>,
  'eligibility' | 'own'
>;

/** What stands in the way of an application, said before the form is filled in, with the way to put it right. */
export function BeforeNotices({ job, eligibility, own }: BeforeNoticesProps) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  const { status, user } = useSession();
  const nameCountries = useCountryNames();
  const back = encodeURIComponent(base + jobPath(job) + applyQuery('write'));
  return (
    <div className="jhs-apply__notices">
      {job.status !== 'open' && (
        <Notice
          tone="attention"
          role="alert"
          title={t(job.status === 'closed' ? 'closed.title' : 'closed.onHold')}
        >
          <p>{t('apply.textKept')}</p>
        </Notice>
      )}
      {status === 'signed-in' && !user.is_profile_completed && (
        <Notice title={t('applyBefore.incomplete')}>
          <p>{t('applyBefore.incompleteHint')}</p>
          <p>
            <TextLink render={<Link to={`/jobseeker-complete-profile?redirect=${back}`} />}>
              {t('applyBefore.complete')}
            </TextLink>
          </p>
        </Notice>
      )}
      {eligibility !== undefined && eligibility !== 'fits' && (
        <Notice
          {...(eligibility !== 'unknown' && { tone: 'attention', role: 'alert' })}
          title={t(eligibility === 'unknown' ? 'eligibility.unknown' : 'eligibility.barred')}
        >
          <OpenTo job={job} />
          <p>
            {eligibility === 'unknown'
              ? t('eligibility.unknownHint')
              : t('eligibility.barredHint', { countries: nameCountries(own) })}
          </p>
          <p>
            <TextLink render={<Link to="/profile#work" />}>{t('eligibility.change')}</TextLink>
          </p>
        </Notice>
      )}
    </div>
  );
}
