import type { SavedJob } from '@jobharbor/shared/contracts/applications/application';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RemovedRow } from '../../common/removed-row.tsx';
import { useRowRemovals } from '../../common/use-row-removals.ts';
import { SavedJobCard } from './saved-job-card.tsx';
import type { SetSaved } from './use-set-saved.ts';

export type SavedJobListProps = {
  saved: readonly SavedJob[];
  setSaved: SetSaved;
  empty: ReactNode;
  bar: ReactNode;
  pages: ReactNode;
};

export function SavedJobList({ saved, setSaved, empty, bar, pages }: SavedJobListProps) {
  const { t } = useTranslation('myJobs');
  // By the job's id: a job that is saved again has another one in the list.
  const { withRemoved, remove, restore } = useRowRemovals<SavedJob>((row, isRemoved) =>
    setSaved(row, !isRemoved),
  );
  const shown = withRemoved(saved.map((row) => ({ ...row, id: row.job.id })));
  if (shown.length === 0) return empty;
  return (
    <>
      {bar}
      <ul className="jhm-list">
        {shown.map(({ row, removal }, index) => (
          <li key={row.id}>
            {removal?.isRemoved ? (
              <RemovedRow
                job={row.job}
                text={t('saved.removed')}
                undoLabel={t('saved.undoNamed', { title: row.job.title })}
                error={removal.error}
                onUndo={() => void restore(removal)}
              />
            ) : (
              <SavedJobCard
                saved={row}
                error={removal?.error}
                wasRestored={removal !== undefined}
                onRemove={() => void remove(row, index)}
              />
            )}
          </li>
        ))}
      </ul>
      {pages}
    </>
  );
}
