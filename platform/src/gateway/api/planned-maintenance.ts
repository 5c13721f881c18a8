import { listMaintenance } from '@jobharbor/shared/calls/config/list-maintenance';
import type { Maintenance } from '@jobharbor/shared/contracts';
import { askApi } from '../../api-connection/api-connection.ts';
import type { Address } from '../request/request-locale.ts';

/** Maintenance that admins have planned, as the API tells it. */
export interface PlannedMaintenance {
  /** Some seconds old. Never rejects: while the API is away the last answer holds. */
  current(): Promise<readonly Maintenance[]>;
}

const maxAgeMs = 3_000;
/** Milliseconds that the first page of the process waits for the API. */
const answerMs = 500;

/** Asks the API every few seconds while pages are asked for. Only the first page waits for the answer. */
export function createPlannedMaintenance(apiUrl: string): PlannedMaintenance {
  let known: readonly Maintenance[] | undefined;
  let readAt = 0;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const signal = AbortSignal.timeout(answerMs);
      const answer = await askApi(`${apiUrl}/api${listMaintenance.path}`, { signal });
      const { data } = (await answer.json()) as { data?: unknown };
      known = listMaintenance.answer.parse(data).maintenance;
    } catch {
      known ??= [];
    }
    readAt = Date.now();
    reading = undefined;
  }

  return {
    async current() {
      if (known === undefined || Date.now() - readAt > maxAgeMs) reading ??= read();
      if (known === undefined) await reading;
      return known ?? [];
    },
  };
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
  { path, country, language }: Pick<Extract<Address, { kind: 'page' }>, 'path' | 'country' | 'language'>,
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
