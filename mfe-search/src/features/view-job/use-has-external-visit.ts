import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { readExternalVisit } from '@jobharbor/shared/domain/guest';
import { useEffect, useState } from 'react';

/**
 * Whether the person has visited the employer's own page and not answered the question about it. Stays true once set, so
 * that the confirmation of the answer is shown.
 */
export function useHasExternalVisit({
  id,
  apply_mode,
  status,
}: Pick<JobCard, 'id' | 'apply_mode' | 'status'>) {
  const [awayFrom, setAwayFrom] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up again when the job closes under an open page.
  useEffect(() => {
    if (apply_mode === 'external' && readExternalVisit(id) === 'away') setAwayFrom(id);
  }, [id, apply_mode, status]);
  return awayFrom === id;
}
