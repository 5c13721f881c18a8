import { answerGraceDays, companyRecordDays } from '@jobharbor/shared/contracts/jobs/company-activity';
import type { EmployerRecord } from '@jobharbor/shared/contracts/jobs/employer-record';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatDuration } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';

type EmployerRecordLinesProps = {
  [Part in 'answers' | 'interviews']?: EmployerRecord[Part] | undefined;
};

/** How an employer answers applications, and whether it writes after interviews, as items of a list. */
export function EmployerRecordLines({ answers, interviews }: EmployerRecordLinesProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const share = (part: number, whole: number) =>
    isolate(new Intl.NumberFormat(tag, { style: 'percent' }).format(part / whole));
  const period = { days: companyRecordDays, grace: answerGraceDays };
  return (
    <>
      {answers && (
        <li suppressHydrationWarning>
          {t('companyPage.answered', {
            ...{ share: share(answers.answered, answers.applications), count: answers.applications },
            ...period,
          })}
        </li>
      )}
      {answers?.median_seconds != null && (
        <li suppressHydrationWarning>
          {t('jobFacts.answers')}:{' '}
          <span>
            {t('jobFacts.within', {
              time: isolate(formatDuration(tag, answers.median_seconds)),
              count: answers.answered,
            })}
          </span>
        </li>
      )}
      {interviews && (
        <li suppressHydrationWarning>
          {t('employerRecord.followed', {
            ...{ share: share(interviews.followed, interviews.interviews), count: interviews.interviews },
            ...period,
          })}
        </li>
      )}
    </>
  );
}
