import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

/** Notice that a job is closed or on hold; nothing for an open one. */
export function ClosedNotice({ job }: { job: Pick<JobStatic, 'status' | 'closed_at'> }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  if (job.status === 'open') return null;
  const since =
    job.status === 'closed' && job.closed_at !== null
      ? t('closed.since', { day: formatDay(tag, timeZone, job.closed_at) })
      : undefined;
  return (
    <Notice tone="attention" title={t(job.status === 'closed' ? 'closed.title' : 'closed.onHold')}>
      {since && <p suppressHydrationWarning>{since}</p>}
      <p>{t('closed.hint')}</p>
    </Notice>
  );
}
