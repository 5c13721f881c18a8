import type { SavedJob } from '@jobharbor/shared/contracts/application';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RemovedRow } from '../../common/removed-row.tsx';
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
  const { t } = useTranslation('myJobs');
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
              <RemovedRow
                job={removal.saved.job}
                text={t('saved.removed')}
                undoLabel={t('saved.undoNamed', { title: removal.saved.job.title })}
                error={removal.error}
                onUndo={() => void restore(removal)}
              />
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
