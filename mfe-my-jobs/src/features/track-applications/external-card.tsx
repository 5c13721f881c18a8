import type { Application } from '@jobharbor/shared/contracts/application';
import { applicationAnchor } from '@jobharbor/shared/domain/applications';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatDay } from '@jobharbor/shared/i18n';
import { ErrorNotice, useLocale, useRemote } from '@jobharbor/shared/remote';
import { Badge, Button, ButtonLink, Card } from '@jobharbor/shared/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobHead } from '../../common/job-head.tsx';
import { useRestoredFocus } from '../../common/use-restored-focus.ts';
import { ApplicationTimeline } from './application-timeline.tsx';

export type ExternalCardProps = {
  application: Application;
  /** Error of the last failed removal, if any. */
  error: unknown;
  /** True after Undo: the remove button then takes the focus. */
  wasRestored: boolean;
  onRemove: () => void;
};

/** An external application that the person tracks: the job, where and when, and who answers. */
export function ExternalCard({ application, error, wasRestored, onRemove }: ExternalCardProps) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const { timeZone } = useRemote();
  const removeButton = useRestoredFocus(wasRestored);
  const { id, job, applied_at, external_host } = application;
  const titleId = `jhm-application-title-${id}`;
  return (
    <Card
      as="article"
      tabIndex={-1}
      aria-labelledby={titleId}
      id={applicationAnchor(id)}
      className="jhm-application"
    >
      <div className="jhm-application__main">
        <JobHead
          job={job}
          titleId={titleId}
          badge={
            <Badge tone="plain" icon={<ExternalLink aria-hidden="true" />}>
              {t('elsewhere.badge')}
            </Badge>
          }
        />
        <p className="jh-quiet jh-small">
          {t('elsewhere.on', {
            host: isolate(external_host ?? ''),
            day: formatDay(tag, timeZone, applied_at),
          })}
        </p>
        <div className="jhm-actions">
          <ButtonLink
            aria-describedby={titleId}
            render={<Link to={jobPath(job) + (job.status === 'closed' ? '#similar' : '')} />}
          >
            {t(job.status === 'closed' ? 'job.similar' : 'elsewhere.open')}
          </ButtonLink>
          <Button ref={removeButton} variant="quiet" aria-describedby={titleId} onClick={onRemove}>
            {t('elsewhere.remove')}
          </Button>
        </div>
        <ErrorNotice error={error} />
      </div>
      <div className="jhm-application__course">
        <h3 className="jh-visually-hidden">{t('timeline.title')}</h3>
        <ApplicationTimeline application={application} />
      </div>
    </Card>
  );
}
