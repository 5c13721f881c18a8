import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import {
  marketTimeZone,
  type OfficeHours,
  office,
  type SharedHours,
  sharedOfficeHours,
} from '@jobharbor/shared/contracts/jobs/office-hours';

export interface JobHours extends SharedHours {
  /** IANA time zone of the job. */
  zone: string;
  /** In hours of the job's zone, and of the viewer's. */
  there: OfficeHours;
  here: OfficeHours;
}

/**
 * Office hours of a job and its time zone, in hours of the viewer's; null without a zone of the job. Also where both zones
 * are the same: the row would otherwise come and go when the browser's zone replaces the server's guess.
 */
export function sharedHours(
  job: Pick<JobCard, 'country_key' | 'time_zone' | 'office_hours'>,
  timeZone: string,
  at: Date,
): JobHours | null {
  const zone = job.time_zone ?? marketTimeZone(job.country_key);
  if (zone === undefined) return null;
  const hours = job.office_hours ?? { there: office, here: office };
  return { zone, ...hours, ...sharedOfficeHours(zone, timeZone, at, hours) };
}
