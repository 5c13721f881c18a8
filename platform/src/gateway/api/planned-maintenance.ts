import { listMaintenance } from '@jobharbor/shared/calls/config/list-maintenance';
import type { Maintenance } from '@jobharbor/shared/contracts';
import { createPolledCall } from './polled-call.ts';

/** Maintenance that admins have planned, as the API tells it. */
export interface PlannedMaintenance {
  /** Some seconds old. Never rejects: while the API is away the last answer holds. */
  current(): Promise<readonly Maintenance[]>;
}

export function createPlannedMaintenance(apiUrl: string): PlannedMaintenance {
  const polled = createPolledCall(apiUrl, listMaintenance);
  return { current: async () => (await polled.current())?.maintenance ?? [] };
}
