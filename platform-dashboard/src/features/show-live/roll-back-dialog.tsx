import { rollBack } from '@jobharbor/platform/calls';
import type { SetList, Status } from '@jobharbor/platform/schemas';
import { Notice, SelectField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { diffSets } from '../../components/diff-sets.ts';
import { membersOf } from '../../components/members-of.ts';
import { formatMoment } from '../../components/moment.tsx';
import { SetDiff } from '../../components/set-diff.tsx';
import { SetName } from '../../components/set-name.tsx';
import { WithdrawnNotice } from '../../components/withdrawn-notice.tsx';

const offered = 10;

export interface RollBackDialogProps {
  onClose: () => void;
  status: Status;
  list: SetList | undefined;
}

/**
 * Dialog that rolls back: earlier set, changes, reason. It keeps the sets that it opened with. If somebody else rolls
 * back meanwhile, its choice must not become the set before that.
 */
export function RollBackDialog({ onClose, status, list }: RollBackDialogProps) {
  const [opened] = useState(status);
  const { live, live_set: from } = opened;
  const now = status.live?.set;
  const choices = (live?.previous ?? []).slice(-offered).reverse();
  const [chosen, setChosen] = useState<string>();
  const target = chosen !== undefined && choices.includes(chosen) ? chosen : choices[0];
  const { mutateAsync } = useChange(rollBack);
  const to = membersOf(target ?? null, list, status);
  if (target === undefined || !from) return null;
  const withdrawn = list?.taken_back.find(({ set }) => set === target);

  const describe = (id: string) => {
    const set = list?.sets.find((one) => one.id === id);
    return set ? `${id} · ${formatMoment(set.created_at)}` : id;
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Roll back"
      confirmLabel={`Roll back to ${target}`}
      variant="danger"
      onConfirm={(reason) =>
        mutateAsync({ body: { set: target, from: from.id, force: withdrawn !== undefined, reason } })
      }
    >
      {now !== undefined && now !== from.id && (
        <Notice tone="attention" role="alert" title="Another set is live by now">
          <p>
            Somebody has made <SetName id={now} /> live since this was opened. Close it, and look at that one
            first.
          </p>
        </Notice>
      )}
      <SelectField label="To the set" value={target} onChange={(event) => setChosen(event.target.value)}>
        {[...new Set(choices)].map((id) => (
          <option key={id} value={id}>
            {describe(id)}
          </option>
        ))}
      </SelectField>
      <p>
        New page loads get <SetName id={target} /> at once, open pages at their next change of page. Nothing
        is deleted: <SetName id={from.id} /> can be made live again.
      </p>
      {withdrawn && <WithdrawnNotice withdrawn={withdrawn} />}
      {to && <SetDiff changes={diffSets(from.members, to)} same="Both sets have the same members." />}
    </ConfirmDialog>
  );
}
