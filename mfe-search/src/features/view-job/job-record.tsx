import { answerGraceDays, companyRecordDays } from '@jobharbor/shared/contracts/jobs/company-activity';
import { postingsDays, type JobRecord as Record } from '@jobharbor/shared/contracts/jobs/job-record';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useNow, useTimeZone } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { EmployerReply } from '../../common/companies/employer-reply.tsx';
import { openDays } from '../../common/job-card/record-line.ts';

export type JobRecordProps = { record: Record; Heading: 'h2' | 'h3' };

/** Facts about how the advertisement was posted and answered, with their dates, and what its employer says of them. */
export function JobRecord({ record, Heading }: JobRecordProps) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const now = useNow();
  const { postings, posted_dates, open_since, unanswered, reply } = record;
  const day = (seconds: number) => isolate(formatDay(tag, timeZone, seconds));
  return (
    <section>
      <Heading>{t('jobRecord.title')}</Heading>
      <ul suppressHydrationWarning>
        {postings !== null && (
          <li suppressHydrationWarning>
            {t('jobRecord.postedOn', {
              count: postings,
              days: postingsDays,
              dates: posted_dates.map((time) => day(time).replaceAll(' ', '\u00a0')).join(' · '),
            })}
          </li>
        )}
        {open_since !== null && (
          <li suppressHydrationWarning>
            {t('jobRecord.openSince', { count: openDays(open_since, now), day: day(open_since) })}
          </li>
        )}
        {unanswered !== null && (
          <li>
            {t('jobRecord.noAnswer', { count: unanswered, days: companyRecordDays, grace: answerGraceDays })}
          </li>
        )}
      </ul>
      <p className="jh-quiet jh-small">{t('jobRecord.note')}</p>
      {reply && <EmployerReply reply={reply} />}
    </section>
  );
}
