import { type ExternalVisit, readExternalVisit, storeExternalVisit } from '@jobharbor/shared/domain/guest';
import { useEffect, useState } from 'react';

/** This browser's visit to a job's external page. `isBack` is false from leaving until the tab gets the focus again. */
export function useExternalVisit(jobId: number) {
  const [visit, setVisit] = useState<ExternalVisit>();
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    setVisit(readExternalVisit(jobId));
    setBack(true);
    const checkVisibility = () => {
      if (document.visibilityState === 'visible') setBack(true);
    };
    document.addEventListener('visibilitychange', checkVisibility);
    window.addEventListener('focus', checkVisibility);
    // Restored from the back-forward cache, where the site was opened in the same tab.
    window.addEventListener('pageshow', checkVisibility);
    return () => {
      document.removeEventListener('visibilitychange', checkVisibility);
      window.removeEventListener('focus', checkVisibility);
      window.removeEventListener('pageshow', checkVisibility);
    };
  }, [jobId]);

  return {
    visit,
    isBack,
    update(next: ExternalVisit | undefined) {
      if (next === 'away') setBack(false);
      storeExternalVisit(jobId, next, Date.now());
      setVisit(next);
    },
  };
}
