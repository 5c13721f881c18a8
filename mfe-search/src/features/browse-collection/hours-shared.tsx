import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { hoursText, useGuessedZone, useOwnTimeZone } from '../../common/job-card/own-time-zone.ts';
import { sharedHours } from '../../common/job-card/shared-hours.ts';

/** Office hours of a remote job in common with the viewer's, as the job itself counts them. */
export function HoursShared({ job, now }: { job: JobCard; now: number }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const [timeZone, guessed] = [useOwnTimeZone(), useGuessedZone()];
  const isRemote = job.work_arrangement?.key === 'remote';
  const hours = isRemote && timeZone ? sharedHours(job, timeZone, new Date(now)) : null;
  if (hours === null) return null;
  return (
    <p className="jhs-card__reason jhs-hours-shared" data-guessed={guessed} suppressHydrationWarning>
      {t('collection.across.hours', { hours: isolate(hoursText(tag, hours.shared)) })}
    </p>
  );
}
