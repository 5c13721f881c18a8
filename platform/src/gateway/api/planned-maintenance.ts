import { listMaintenance } from '@jobharbor/shared/calls/config/list-maintenance';
import type { Maintenance } from '@jobharbor/shared/contracts';
import { askApi } from '../../api-connection/api-connection.ts';

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
