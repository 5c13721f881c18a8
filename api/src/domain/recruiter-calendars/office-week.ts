import type { CountryLimits, WeekHours } from '@jobharbor/shared/contracts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The office hours of a country, without its weekend (CLDR). */
export function officeWeek(
  country: string,
  { office_from, office_until }: Pick<CountryLimits, 'office_from' | 'office_until'>,
): WeekHours[] {
  const region = /^[a-z]{2}$/.test(country) ? country.toUpperCase() : '001';
  const weekend = weekendOf(new Intl.Locale(`und-${region}`));
  return [1, 2, 3, 4, 5, 6, 7]
    .filter((day) => !weekend.includes(day))
    .map((day) => ({ day, from: clock(office_from), until: clock(office_until) }));
}

type WithWeek = Intl.Locale & { getWeekInfo?: () => { weekend: number[] } };

const weekendOf = (locale: WithWeek): readonly number[] => locale.getWeekInfo?.().weekend ?? [6, 7];
