import type { SavedJob } from '@jobharbor/shared/contracts/applications/application';
import { applicationPath } from '@jobharbor/shared/domain/applications';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { ButtonLink } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The link to the next step: the application, similar jobs or the job itself, by application and job status. */
export function SavedJobActions({ saved: { job, application_id } }: { saved: SavedJob }) {
  const { t } = useTranslation('myJobs');
  const described = { 'aria-describedby': `jhm-job-${job.id}` };
  if (application_id !== null)
    return (
      <ButtonLink {...described} render={<Link to={applicationPath(application_id)} />}>
        {t('saved.toApplication')}
      </ButtonLink>
    );
  switch (job.status) {
    case 'closed':
      return (
        <ButtonLink {...described} render={<Link to={`${jobPath(job)}#similar`} />}>
          {t('job.similar')}
        </ButtonLink>
      );
    case 'on_hold':
      return (
        <ButtonLink {...described} render={<Link to={jobPath(job)} />}>
          {t('saved.view')}
        </ButtonLink>
      );
    case 'open':
      return (
        <ButtonLink {...described} render={<Link to={jobPath(job)} />}>
          {t('saved.apply')}
        </ButtonLink>
      );
  }
}
