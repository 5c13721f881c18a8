const place = (jobId: number) => `jh-external-${jobId}`;

/** What is known of a visit to the employer's own page: the person is away, or has said how it went. */
export type ExternalVisit = 'away' | 'applied';

export function readVisit(jobId: number): ExternalVisit | undefined {
  try {
    const kept = localStorage.getItem(place(jobId));
    return kept === 'away' || kept === 'applied' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function noteVisit(jobId: number, visit: ExternalVisit | undefined): void {
  try {
    if (visit) localStorage.setItem(place(jobId), visit);
    else localStorage.removeItem(place(jobId));
  } catch {
    // Then nobody asks on the way back.
  }
}
