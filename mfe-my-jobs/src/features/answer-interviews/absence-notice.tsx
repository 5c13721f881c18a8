import type { listInterviews } from '@jobharbor/shared/calls/job-application/list-interviews';
import type { CallAnswer } from '@jobharbor/shared/contracts/define-call';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

type Absences = NonNullable<CallAnswer<typeof listInterviews>['absences']>;

/** How many missed interviews count, and what they lead to: before it comes to that, and while it lasts. */
export function AbsenceNotice({ absences }: { absences: Absences }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const { count, limit, within_months: within, barred_months: barred, barred_until } = absences;
  if (barred_until !== null)
    return (
      <Notice tone="danger">{t('absences.barred', { day: formatDay(tag, timeZone, barred_until) })}</Notice>
    );
  if (count === 0) return null;
  return (
    <Notice tone="attention">
      {t('absences.told', { count })} {t('absences.rule', { limit, within, barred })}
    </Notice>
  );
}
