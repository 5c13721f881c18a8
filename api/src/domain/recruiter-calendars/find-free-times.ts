import { type FreeTimes, marketTimeZone } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { Db } from '../../database/pools.ts';
import { findLimitsOf } from '../interview-limits/interview-limits.ts';
import { representedRecruiters } from '../recruiters/recruiter-repository.ts';
import { findCalendar, toLink } from './calendar-repository.ts';
import { freeTimes } from './free-times.ts';
import { findBusy, hostOf } from './host-busy.ts';
import { officeWeek } from './office-week.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface Wanted {
  actorId: number;
  applicationId: number;
  duration_minutes: number;
  days: number;
  now: Date;
}

/** Times that the host of an application's interviews has free; not found for who does not act for the application. */
export async function findFreeTimes(db: Db, wanted: Wanted): Promise<FreeTimes> {
  const { actorId, applicationId, duration_minutes: minutes, days, now } = wanted;
  const application = await db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .select(['a.recruiter_id', 'j.country_key'])
    .where('a.id', '=', applicationId)
    .where('a.recruiter_id', 'in', representedRecruiters(actorId))
    .executeTakeFirst();
  if (application?.recruiter_id == null) throw new ApiError(errorCode.notFound);
  const limits = await findLimitsOf(db, application.country_key);
  const hostId = await hostOf(db, application.recruiter_id);
  const calendar = await findCalendar(db, hostId);
  const zone = calendar?.time_zone ?? marketTimeZone(application.country_key) ?? 'UTC';
  const isOwn = calendar !== undefined && calendar.hours.length > 0;
  const hours = isOwn ? calendar.hours : officeWeek(application.country_key, limits);
  // An interview that is nearer could not be called off any more.
  const from = now.getTime() + limits.cancel_hours * hourMs;
  const within = { from, until: now.getTime() + days * dayMs };
  const busy = await findBusy(db, hostId, { from, until: within.until + dayMs }, now);
  return {
    times: freeTimes({ hours, zone, busy, within, minutes }).map((time) => time / 1_000),
    time_zone: zone,
    hours_of: isOwn ? 'own' : 'office',
    calendar: toLink(calendar),
  };
}
