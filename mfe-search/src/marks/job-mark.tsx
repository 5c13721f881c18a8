import type { JobCard } from '@jobharbor/shared/contracts/job';
import { Badge } from '@jobharbor/shared/ui';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import type { Marks } from './marks.ts';

export type JobMarkProps = { job: Pick<JobCard, 'id' | 'status'>; marks: Marks; isSeen: boolean };

/** A job's state for the viewer, the one that matters most: applied, no longer open, already seen. */
export function JobMark({ job, marks, isSeen }: JobMarkProps) {
  const { t } = useTranslation('search');
  if (marks.applied.has(job.id)) {
    return (
      <Badge tone="success" icon={<Check />}>
        {t('apply.applied')}
      </Badge>
    );
  }
  if (job.status !== 'open') return <Badge tone="closed">{t('closed.short')}</Badge>;
  return isSeen ? <Badge>{t('job.seen')}</Badge> : null;
}
