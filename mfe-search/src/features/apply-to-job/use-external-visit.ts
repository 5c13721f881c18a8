import { useEffect, useState } from 'react';

/** What is known of a visit to the employer's page: the person left for it, or said afterwards that they applied. */
export type ExternalVisit = 'away' | 'applied';

const storageKey = (jobId: number) => `jh-external-${jobId}`;

/** The visit of this browser to a job's external page. `isBack` is false from leaving until the tab has the focus again. */
export function useExternalVisit(jobId: number) {
  const [visit, setVisit] = useState<ExternalVisit>();
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    setVisit(readVisit(jobId));
    setBack(true);
    const checkVisibility = () => {
      if (document.visibilityState === 'visible') setBack(true);
    };
    document.addEventListener('visibilitychange', checkVisibility);
    window.addEventListener('focus', checkVisibility);
    return () => {
      document.removeEventListener('visibilitychange', checkVisibility);
      window.removeEventListener('focus', checkVisibility);
    };
  }, [jobId]);

  return {
    visit,
    isBack,
    update(next: ExternalVisit | undefined) {
      if (next === 'away') setBack(false);
      storeVisit(jobId, next);
      setVisit(next);
    },
  };
}

function readVisit(jobId: number): ExternalVisit | undefined {
  try {
    const stored = localStorage.getItem(storageKey(jobId));
    return stored === 'away' || stored === 'applied' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function storeVisit(jobId: number, visit: ExternalVisit | undefined): void {
  try {
    if (visit) localStorage.setItem(storageKey(jobId), visit);
    else localStorage.removeItem(storageKey(jobId));
  } catch {
    // Without storage the person is not asked how it went.
  }
}
