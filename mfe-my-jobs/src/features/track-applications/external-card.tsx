import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { applicationAnchor } from '@jobharbor/shared/domain/applications';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Badge, Button, ButtonLink } from '@jobharbor/shared/ui';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { applicationTitleId } from '../../common/application-title-id.ts';
import { ListCard } from '../../common/list-card.tsx';
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
  const timeZone = useTimeZone();
  const removeButton = useRestoredFocus(wasRestored);
  const { id, job, applied_at, external_host } = application;
  const titleId = applicationTitleId(id);
  return (
    <ListCard
      titleId={titleId}
      subject={{ job }}
      badge={
        <Badge tone="plain" icon={<ExternalLink aria-hidden="true" />}>
          {t('elsewhere.badge')}
        </Badge>
      }
      note={t('elsewhere.on', {
        host: isolate(external_host ?? ''),
        day: formatDay(tag, timeZone, applied_at),
      })}
      actions={
        <>
          <ButtonLink
            aria-describedby={titleId}
            render={<Link to={jobPath(job) + (job.status === 'closed' ? '#similar' : '')} />}
          >
            {t(job.status === 'closed' ? 'job.similar' : 'elsewhere.open')}
          </ButtonLink>
          <Button ref={removeButton} variant="quiet" aria-describedby={titleId} onClick={onRemove}>
            {t('elsewhere.remove')}
          </Button>
        </>
      }
      error={error}
      aside={<ApplicationTimeline application={application} />}
      anchor={applicationAnchor(id)}
    />
  );
}
