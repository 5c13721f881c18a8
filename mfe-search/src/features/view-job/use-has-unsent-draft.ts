import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { useUser } from '@jobharbor/shared/remote';
import { useEffect, useState } from 'react';

/** Whether the person has an unsent draft for a closed job. */
export function useHasUnsentDraft({ id, status }: Pick<JobCard, 'id' | 'status'>): boolean {
  const user = useUser();
  const userId = user?.id;
  const [unsentTo, setUnsentTo] = useState<number>();
  useEffect(() => {
    if (status === 'open') return;
    // Lazy: a rare case. If loading fails, the draft stays stored.
    import(/* webpackChunkName: "dialogs" */ '../../common/job-news/apply-draft.ts').then(
      ({ readApplyDraft }) => {
        const owners = [userId ?? ('guest' as const), 'guest' as const];
        if (owners.some((owner) => readApplyDraft(owner, id) !== null)) setUnsentTo(id);
      },
      () => {},
    );
  }, [id, status, userId]);
  return unsentTo === id;
}
