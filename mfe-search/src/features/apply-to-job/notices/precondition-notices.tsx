import { jobPath } from '@jobharbor/shared/domain/jobs';
import { useLocale, useSession } from '@jobharbor/shared/remote';
import { Notice, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OpenTo } from '../open-to.tsx';
import { applyQuery } from '../use-apply-dialog.ts';
import { ClosedJobNotice } from './closed-job-notice.tsx';
import { EligibilityNotice, type EligibilityNoticeProps } from './eligibility-notice.tsx';

/** Obstacles to an application, shown before the form is filled in, with links to resolve them. */
export function PreconditionNotices({ job, ...fit }: EligibilityNoticeProps) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  const { status, user } = useSession();
  const back = encodeURIComponent(base + jobPath(job) + applyQuery('write'));
  return (
    <div className="jhs-apply__notices">
      {job.status !== 'open' && (
        <ClosedJobNotice job={job} title={t(job.status === 'closed' ? 'closed.title' : 'closed.onHold')} />
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
      {status === 'guest' && <OpenTo job={job} />}
      <EligibilityNotice job={job} {...fit} />
    </div>
  );
}
