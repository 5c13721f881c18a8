import type { JobStatic } from '@jobharbor/shared/contracts/jobs/job';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

export type JobChangesProps = { changes: NonNullable<JobStatic['changes']>; Heading: 'h2' | 'h3' };

/** Which parts of the advertisement its employer changed after posting, and when each was changed last. */
export function JobChanges({ changes, Heading }: JobChangesProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  return (
    <section>
      <Heading>{t('jobChanges.title')}</Heading>
      <ul>
        {changes.map(({ part, changed_at }) => (
          <li key={part}>{t(`jobChanges.part.${part}`, { day: formatDay(tag, timeZone, changed_at) })}</li>
        ))}
      </ul>
    </section>
  );
}
