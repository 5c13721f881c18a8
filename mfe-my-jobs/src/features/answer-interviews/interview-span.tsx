import type { Interview } from '@jobharbor/shared/contracts/applications/interview';
import { isolate } from '@jobharbor/shared/domain/user-text';
import { useLocale, useTimeZone } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { formatSpan } from './format-span.ts';
import { isSameTime } from './wall-time.ts';

export type InterviewSpanProps = {
  interview: Interview;
  zone: string;
  /** Another start than the interview's, in seconds. The duration stays. */
  start?: number;
};

/** Date and time of an interview from start to end, in a time zone. */
export function InterviewSpan({ interview, zone, start = interview.starts_at }: InterviewSpanProps) {
  const { tag } = useLocale();
  return (
    <time dateTime={new Date(start * 1000).toISOString()}>
      <bdi>{formatSpan(tag, zone, start, start + durationOf(interview))}</bdi>
    </time>
  );
}

/** Other times that the employer offers, each in the person's zone and, where it differs, the employer's. */
export function OtherTimes({ interview }: { interview: Interview }) {
  const { t } = useTranslation('myJobs');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const { time_zone, starts_at, other_times = [] } = interview;
  const isSame = isSameTime(timeZone, time_zone, starts_at);
  const theirs = (time: number) => isolate(formatSpan(tag, time_zone, time, time + durationOf(interview)));
  return (
    <ul className="jhm-interview__times">
      {other_times.map((time) => (
        <li key={time}>
          <InterviewSpan interview={interview} zone={timeZone} start={time} />
          {!isSame && (
            <span className="jh-quiet">
              {' · '}
              {t('interviews.propose.theirs', { time: theirs(time) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const durationOf = ({ starts_at, ends_at }: Interview): number => ends_at - starts_at;
