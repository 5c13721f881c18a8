import type { JobCard } from '@jobharbor/shared/contracts/job';
import {
  marketTimeZone,
  office,
  type SharedHours,
  sharedOfficeHours,
} from '@jobharbor/shared/contracts/office-hours';

export interface JobHours extends SharedHours {
  /** IANA time zone of the job. */
  zone: string;
}

/** Office hours of a job in another time zone, with the job's own; null without a difference or without a zone of the job. */
export function sharedHours(
  job: Pick<JobCard, 'country_key' | 'time_zone'>,
  timeZone: string,
  at: Date,
): JobHours | null {
  const zone = job.time_zone ?? marketTimeZone(job.country_key);
  if (zone === undefined) return null;
  const hours = sharedOfficeHours(zone, timeZone, at);
  return hours.from === office.from ? null : { zone, ...hours };
}
