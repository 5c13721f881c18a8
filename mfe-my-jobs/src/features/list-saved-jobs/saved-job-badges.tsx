import type { SavedJob } from '@jobharbor/shared/contracts/applications/application';
import { useBlockedCompanies } from '@jobharbor/shared/domain/jobs';
import { Badge } from '@jobharbor/shared/ui';
import Ban from 'lucide-react/icons/ban';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import { useTranslation } from 'react-i18next';

/** Badges of a saved job: applied, company blocked, closed, on hold. */
export function SavedJobBadges({ saved: { job, application_id } }: { saved: SavedJob }) {
  const { t } = useTranslation('myJobs');
  const isBlocked = useBlockedCompanies().includes(job.company.id);
  return (
    <span className="jhm-marks">
      {application_id !== null && (
        <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
          {t('saved.applied')}
        </Badge>
      )}
      {isBlocked && (
        <Badge tone="attention" icon={<Ban aria-hidden="true" />}>
          {t('saved.blocked')}
        </Badge>
      )}
      {job.status === 'closed' && (
        <Badge tone="closed" icon={<CircleX aria-hidden="true" />}>
          {t('job.closed')}
        </Badge>
      )}
      {job.status === 'on_hold' && (
        <Badge tone="attention" icon={<CirclePause aria-hidden="true" />}>
          {t('job.onHold')}
        </Badge>
      )}
    </span>
  );
}
