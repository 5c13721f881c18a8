/** A visit to the employer's own application page: the person left for it, or said afterwards that they applied. */
export type ExternalVisit = 'away' | 'applied';

/** What a guest applied for on other sites. `appliedAt` in seconds. */
export interface DeviceApplication {
  readonly jobId: number;
  readonly appliedAt: number;
}

const prefix = 'jh-external-';
/** As many as one call joins. */
const maxJoined = 100;

/** Reads what this browser keeps of a visit. */
export function readExternalVisit(jobId: number): ExternalVisit | undefined {
  try {
    const stored = localStorage.getItem(prefix + jobId);
    if (stored === 'away') return stored;
    return stored?.startsWith('applied') ? 'applied' : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a visit, or forgets it. `now` in milliseconds. */
export function storeExternalVisit(jobId: number, visit: ExternalVisit | undefined, now: number): void {
  try {
    if (visit === undefined) localStorage.removeItem(prefix + jobId);
    else if (visit === 'away') localStorage.setItem(prefix + jobId, visit);
    else localStorage.setItem(prefix + jobId, `applied:${Math.floor(now / 1_000)}`);
  } catch {
    // Without storage the person is not asked how it went.
  }
}

/** Applications on other sites that this browser keeps. `now`, in milliseconds, is that of one without a time of its own. */
export function readDeviceApplications(now: number): readonly DeviceApplication[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix) && localStorage.getItem(key)?.startsWith('applied'))
      .map((key) => ({
        jobId: Number(key.slice(prefix.length)),
        appliedAt: Number(localStorage.getItem(key)?.slice('applied:'.length)) || Math.floor(now / 1_000),
      }))
      .filter(({ jobId }) => Number.isSafeInteger(jobId) && jobId > 0)
      .slice(0, maxJoined);
  } catch {
    return [];
  }
}
