import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatDay, formatDuration } from '@jobharbor/shared/i18n';
import { useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

/** No answer after twice the employer's median. */
export const isSilent = ({ expected_answer }: Application, now: number): boolean =>
  !!expected_answer && now / 1000 > expected_answer.silent_from;

/** When an answer is due, by the employer's own median. */
export function ExpectedAnswer({ application }: { application: Application }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const { expected_answer, job } = application;
  // Older API versions do not send it.
  if (!expected_answer) return null;
  const { median_seconds, answers, by } = expected_answer;
  const company = isolate(job.company.name);
  return (
    <span>
      {t('promise.usual', { company, time: formatDuration(tag, median_seconds), count: answers })}{' '}
      <span>
        {isSilent(application, now)
          ? t('promise.silent')
          : // A day that has passed promises nothing.
            now / 1000 <= by && t('promise.by', { day: formatDay(tag, timeZone, by) })}
      </span>
    </span>
  );
}
