import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { useJobFlags } from '@jobharbor/shared/domain/jobs';
import { Badge } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { useSeenJobs } from './seen-jobs.ts';

/** The most important viewer state of a job: applied, closed, withdrawn, already seen. */
export function JobBadge({ job }: { job: Pick<JobCard, 'id' | 'status'> }) {
  const { t } = useTranslation('search');
  const { applicationId, elsewhereId, isWithdrawn, isSeen } = useJobFlags(job.id);
  const isSeenHere = useSeenJobs().has(job.id);
  if ((applicationId ?? elsewhereId) !== undefined) {
    return (
      <Badge tone="success" icon={<Check />}>
        {t('apply.applied')}
      </Badge>
    );
  }
  if (job.status !== 'open') return <Badge tone="closed">{t('closed.short')}</Badge>;
  if (isWithdrawn) return <Badge tone="closed">{t('apply.withdrawn')}</Badge>;
  return isSeen || isSeenHere ? <Badge>{t('job.seen')}</Badge> : null;
}
