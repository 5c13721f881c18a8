import type { SavedJob } from '@jobharbor/shared/contracts/application';
import { useListState } from '../../common/use-list-state.ts';

/** Saves or unsaves a job; rejects on failure. */
export type SetSaved = (jobId: number, isSaved: boolean) => Promise<void>;

/** A job that was removed on this page, or removed and restored. It keeps its position until the list is left. */
export interface Removal {
  saved: SavedJob;
  index: number;
  isRemoved: boolean;
  error: unknown;
}

/** Optimistic removal with undo: an undo saves the job again, an error puts the card back. */
export function useRemovals(setSaved: SetSaved) {
  const [removals, setRemovals] = useListState<readonly Removal[]>([]);

  const put = (removal: Removal) =>
    setRemovals((all) => [...all.filter((r) => r.saved.job.id !== removal.saved.job.id), removal]);

  async function change(removal: Removal, isRemoved: boolean) {
    const jobId = removal.saved.job.id;
    put({ ...removal, isRemoved, error: null });
    try {
      await setSaved(jobId, !isRemoved);
    } catch (error) {
      put({ ...removal, isRemoved: !isRemoved, error });
    }
  }

  return {
    removals,
    remove: (saved: SavedJob, index: number) => change({ saved, index, isRemoved: true, error: null }, true),
    restore: (removal: Removal) => change(removal, false),
  };
}

/** The server's list, with the jobs removed on this page at their previous positions. */
export function withRemovals(
  saved: readonly SavedJob[],
  removals: readonly Removal[],
): { saved: SavedJob; removal: Removal | undefined }[] {
  const touched = new Set(removals.map(({ saved: { job } }) => job.id));
  const shown: { saved: SavedJob; removal: Removal | undefined }[] = saved
    .filter(({ job }) => !touched.has(job.id))
    .map((item) => ({ saved: item, removal: undefined }));
  for (const removal of [...removals].sort((a, b) => a.index - b.index))
    shown.splice(removal.index, 0, { saved: removal.saved, removal });
  return shown;
}
