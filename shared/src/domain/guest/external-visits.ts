import { localStore } from '../../browser/storage.ts';
/** A visit to the employer's own application page: the person opened it, or reported an application. */
export type ExternalVisit = 'away' | 'applied';

/** An application on another site, tracked by a guest. `appliedAt` in seconds. */
export interface DeviceApplication {
  readonly jobId: number;
  readonly appliedAt: number;
}

const prefix = 'jh-external-';
/** Maximum of one call. */
const maxJoined = 100;

/** Reads the stored visit of a job. */
export function readExternalVisit(jobId: number): ExternalVisit | undefined {
  try {
    const stored = localStore.getItem(prefix + jobId);
    if (stored === 'away') return stored;
    return stored?.startsWith('applied') ? 'applied' : undefined;
  } catch {
    return undefined;
  }
}

/** Stores or removes a visit. `now` in milliseconds. */
export function storeExternalVisit(jobId: number, visit: ExternalVisit | undefined, now: number): void {
  try {
    if (visit === undefined) localStore.removeItem(prefix + jobId);
    else if (visit === 'away') localStore.setItem(prefix + jobId, visit);
    else localStore.setItem(prefix + jobId, `applied:${Math.floor(now / 1_000)}`);
  } catch {
    // Without storage the person is not asked how it went.
  }
}

/** Tracked applications on other sites in this browser. `now`, in milliseconds, is the default of a missing time. */
export function readDeviceApplications(now: number): readonly DeviceApplication[] {
  try {
    return localStore
      .keys()
      .filter((key) => key.startsWith(prefix) && localStore.getItem(key)?.startsWith('applied'))
      .map((key) => ({
        jobId: Number(key.slice(prefix.length)),
        appliedAt: Number(localStore.getItem(key)?.slice('applied:'.length)) || Math.floor(now / 1_000),
      }))
      .filter(({ jobId }) => Number.isSafeInteger(jobId) && jobId > 0)
      .slice(0, maxJoined);
  } catch {
    return [];
  }
}
