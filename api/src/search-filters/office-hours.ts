import { type OfficeHours, office } from '@jobharbor/shared/contracts';

/** Office hours that admins have set, by country key. Replaced as a whole by `schedule-office-hours.ts`. */
let hoursByCountry: ReadonlyMap<string, OfficeHours> = new Map();

export const officeHoursOf = (country: string): OfficeHours => hoursByCountry.get(country) ?? office;

export function replaceOfficeHours(hours: ReadonlyMap<string, OfficeHours>): void {
  hoursByCountry = hours;
}

/** Office hours of a job's country and of the viewer's, for a card; nothing where both are the usual ones. */
export function officeHoursOnCard(
  job: string,
  viewer: string,
): { office_hours?: { there: OfficeHours; here: OfficeHours } } {
  const hours = { there: officeHoursOf(job), here: officeHoursOf(viewer) };
  return hours.there === office && hours.here === office ? {} : { office_hours: hours };
}
