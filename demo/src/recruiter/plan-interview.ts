import { type Invitation, marketTimeZone } from '@jobharbor/shared/contracts';
import { interviewTexts, type ReplyContext } from './choose-reply.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The first moment from `after` on at which clocks of the zone show `wanted` o'clock on a working day. */
function workingHour(timeZone: string, after: number, wanted: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric', weekday: 'short' },
  });
  // Quarters of an hour, because some zones are half an hour apart from their neighbours.
  for (let at = Math.ceil(after / hour) * hour; ; at += hour / 4) {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    const isWeekend = ['Sat', 'Sun'].includes(parts.get('weekday') ?? '');
    if (!isWeekend && Number(parts.get('hour')) === wanted && Number(parts.get('minute')) === 0) return at;
  }
}

/** Of the range that is kept for fiction, so that nobody is called. */
const demoNumber = '+1 202 555 0143';

/** An interview for an application, in two to five days: by video, by phone or on site, always the same for its id. */
export function planInterview(
  context: ReplyContext,
  country: string,
  applicationId: number,
  now: number,
): Invitation {
  const time_zone = marketTimeZone(country) ?? 'Etc/UTC';
  const kind = (['video', 'onsite', 'phone'] as const)[applicationId % 3] ?? 'phone';
  const { place, note } = interviewTexts(context);
  const after = now + (2 + (applicationId % 3)) * day;
  return {
    starts_at: workingHour(time_zone, after, 10 + (applicationId % 5)) / 1000,
    duration_minutes: 45,
    time_zone,
    kind,
    note,
    ...(kind === 'onsite' && { place }),
    ...(kind === 'phone' && { contact_name: context.company, contact_phone: demoNumber }),
    ...(kind === 'video' && { link: `https://meet.demo.invalid/interview-${applicationId}` }),
  };
}
