import type { JobPick, PickRefusalReason } from '@jobharbor/shared/contracts/jobs/pick';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RemovedRow } from '../../common/removed-row.tsx';
import { useRowRemovals } from '../../common/use-row-removals.ts';
import { PickCard } from './pick-card.tsx';
import { useSetRefused } from './use-set-refused.ts';

type Row = JobPick & { id: number };

/** The recommended jobs, or the dismissed ones. A dismissed or restored one is replaced by a line with Undo. */
export function PickList({ picks }: { picks: readonly JobPick[] }) {
  const { t } = useTranslation('myJobs');
  const setRefused = useSetRefused();
  const reasons = useRef(new Map<number, PickRefusalReason>());
  // Removing a row means dismissing it in the list of recommendations, and restoring it in that of the dismissed.
  const { withRemoved, remove, restore } = useRowRemovals<Row>(({ id, refused }, isRemoved) =>
    setRefused(id, isRemoved === (refused === null) ? (refused ?? reasons.current.get(id) ?? 'other') : null),
  );
  const rows = withRemoved(picks.map((pick) => ({ ...pick, id: pick.job.id })));
  return (
    <ul className="jhm-list">
      {rows.map(({ row, removal }, index) => (
        <li key={row.id}>
          {removal?.isRemoved ? (
            <RemovedRow
              job={row.job}
              text={t(row.refused === null ? 'picks.removed' : 'picks.restored')}
              error={removal.error}
              onUndo={() => void restore(removal)}
            />
          ) : (
            <PickCard
              pick={row}
              error={removal?.error}
              wasRestored={removal !== undefined}
              onRefuse={(reason) => {
                reasons.current.set(row.id, reason);
                void remove(row, index);
              }}
              onRestore={() => void remove(row, index)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
