import type { SavedJob } from '@jobharbor/shared/contracts/application';
import type { ReactNode } from 'react';
import { RemovedJob } from './removed-job.tsx';
import { SavedJobCard } from './saved-job-card.tsx';
import { type SetSaved, useRemovals, withRemovals } from './use-removals.ts';

export type SavedJobListProps = {
  saved: readonly SavedJob[];
  setSaved: SetSaved;
  empty: ReactNode;
  bar: ReactNode;
  pages: ReactNode;
};

export function SavedJobList({ saved, setSaved, empty, bar, pages }: SavedJobListProps) {
  const { removals, remove, restore } = useRemovals(setSaved);
  const shown = withRemovals(saved, removals);
  if (shown.length === 0) return empty;
  return (
    <>
      {bar}
      <ul className="jhm-list">
        {shown.map(({ saved: item, removal }, index) => (
          <li key={item.job.id}>
            {removal?.isRemoved ? (
              <RemovedJob removal={removal} onUndo={() => void restore(removal)} />
            ) : (
              <SavedJobCard
                saved={item}
                error={removal?.error}
                wasRestored={removal !== undefined}
                onRemove={() => void remove(item, index)}
              />
            )}
          </li>
        ))}
      </ul>
      {pages}
    </>
  );
}
