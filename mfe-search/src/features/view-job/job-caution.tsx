import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { ScamCaution } from '@jobharbor/shared/domain/scam-cautions';
import { signInPath } from '@jobharbor/shared/domain/session';
import { useLocale, useSession } from '@jobharbor/shared/remote';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

export type JobCautionProps = { job: Pick<JobStatic, 'id' | 'slug'>; cautions: readonly string[] };

/** Above an advertisement that has signs of a scam. Its link opens the form of the report button. */
export function JobCaution({ job, cautions }: JobCautionProps) {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}#report`;
  const address = status === 'signed-in' ? here : signInPath(`${base}${jobPath(job)}#report`);
  return (
    <ScamCaution
      subject={`job:${job.id}`}
      cautions={cautions}
      report={
        <ButtonLink size="small" render={<Link to={address} />}>
          {t('report.action')}
        </ButtonLink>
      }
    />
  );
}
