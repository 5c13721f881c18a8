import type { Maintenance } from './maintenance.ts';

interface PageAddress {
  /** Behind language and country. */
  path: string;
  country: { key: string };
  language: { value: string };
}

export interface MaintenanceOfPage {
  /** Seconds since 1970 when the page is back; null where it is served. */
  until: number | null;
  /** The maintenance of the page that begins next, within a day. */
  coming: Maintenance | null;
}

/** What holds for a page. Of several the last to end counts. */
export function maintenanceOf(
  plans: readonly Maintenance[],
  { path, country, language }: PageAddress,
  now: number,
): MaintenanceOfPage {
  const own = plans.filter(
    (plan) =>
      (plan.country_key === null || plan.country_key === country.key) &&
      (plan.language === null || plan.language === language.value) &&
      (plan.path === null || isBelow(path, plan.path)),
  );
  const ends = own.flatMap(({ starts_at, ends_at }) => (starts_at <= now && now < ends_at ? [ends_at] : []));
  const coming = own
    .filter(({ starts_at }) => starts_at > now)
    .sort((one, other) => one.starts_at - other.starts_at)[0];
  return { until: ends.length === 0 ? null : Math.max(...ends), coming: coming ?? null };
}

/** The home page has nothing below it. */
function isBelow(path: string, above: string): boolean {
  const folder = above.replace(/\/+$/, '');
  return path === (folder || '/') || (folder !== '' && path.startsWith(`${folder}/`));
}
