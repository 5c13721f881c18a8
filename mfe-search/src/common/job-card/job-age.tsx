import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { formatAge } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** How long ago the job was posted or reposted. `now` in milliseconds. */
export function JobAge({ job, now }: { job: Pick<JobCard, 'posted_at' | 'reposted_at'>; now: number }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const at = job.reposted_at ?? job.posted_at;
  const age = formatAge(tag, Math.min(at, now / 1000), now);
  return (
    <time dateTime={`${new Date(at * 1000).toISOString().slice(0, 16)}Z`} suppressHydrationWarning>
      {job.reposted_at ? t('job.reposted', { age }) : age}
    </time>
  );
}
