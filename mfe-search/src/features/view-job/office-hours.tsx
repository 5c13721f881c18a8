import { isolate } from '@jobharbor/shared/domain/user-text';
import { formatTime } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { useTranslation } from 'react-i18next';
import { hoursText, useGuessedZone } from '../../common/job-card/own-time-zone.ts';
import type { JobHours } from '../../common/job-card/shared-hours.ts';

/** Office hours of a remote job's country in the viewer's time zone, as a bar of their day and in words. */
export function OfficeHours({ hours, now }: { hours: JobHours; now: number }) {
  const { t } = useTranslation('search');
  const { tag } = useLocale();
  const span = (from: number, to: number) => isolate(`${clock(tag, from)} – ${clock(tag, to)}`);
  const texts = {
    there: span(hours.there.from, hours.there.to),
    zone: isolate(zoneName(tag, hours.zone, now)),
    here: span(hours.from, hours.to),
  };
  return (
    <span className="jhs-hours" data-guessed={useGuessedZone()} suppressHydrationWarning>
      <svg className="jhs-hours__day" viewBox="0 0 24 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="24" height="4" className="jhs-hours__night" />
        <rect
          x={hours.here.from}
          width={hours.here.to - hours.here.from}
          height="4"
          className="jhs-hours__own"
        />
        {[-24, 0, 24].map((day) => (
          <rect
            key={day}
            x={hours.from + day}
            y="1"
            width={hours.to - hours.from}
            height="2"
            className="jhs-hours__theirs"
          />
        ))}
      </svg>
      {hours.shared > 0
        ? t('jobFacts.hoursShared', {
            ...texts,
            shared: isolate(hoursText(tag, hours.shared)),
          })
        : t('jobFacts.hoursApart', texts)}
    </span>
  );
}

/** Formats hours since midnight, which may be of the previous or next day. */
const clock = (tag: string, hours: number): string => formatTime(tag, 'UTC', hours * 3_600);

/** Display name of a time zone: "Philippines Time". */
const zoneName = (tag: string, timeZone: string, now: number): string =>
  new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
