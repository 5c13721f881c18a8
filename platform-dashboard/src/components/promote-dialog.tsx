import { promoteSet } from '@jobharbor/platform/calls';
import { useChange } from '../api/use-change.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { MemberChange } from './diff-sets.ts';
import { SetDiff } from './set-diff.tsx';
import { SetName } from './set-name.tsx';

export interface PromoteDialogProps {
  open: boolean;
  onClose: () => void;
  set: string;
  isCanary?: boolean;
  /** Changes against the live set; undefined while loading. */
  changes: readonly MemberChange[] | undefined;
}

/** Dialog that makes a set live for all visitors. */
export function PromoteDialog({ open, onClose, set, isCanary = false, changes }: PromoteDialogProps) {
  const { mutateAsync } = useChange(promoteSet);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Make it live for everybody"
      deed={`Promote ${set}`}
      onConfirm={(reason) => mutateAsync({ body: { set, reason } })}
    >
      <p>
        Every new page load gets <SetName id={set} /> at once, open pages at their next change of page.
        {isCanary && ' The canary ends, and what it changes is put onto what is live by then.'}
      </p>
      {changes && <SetDiff changes={changes} same="It has the same members as the live set." />}
    </ConfirmDialog>
  );
}
