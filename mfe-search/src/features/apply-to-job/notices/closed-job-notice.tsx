import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { Notice, TextLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Says in the application form that the job takes no applications any more, and leads to similar jobs. */
export function ClosedJobNotice({ job, title }: { job: JobStatic; title: string }) {
  const { t } = useTranslation('search');
  return (
    <Notice tone="attention" role="alert" title={title}>
      <p>{t('apply.textKept')}</p>
      <p>
        <TextLink render={<Link to={`${jobPath(job)}#similar`} />}>{t('apply.similar')}</TextLink>
      </p>
    </Notice>
  );
}
