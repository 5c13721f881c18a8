import { promoteSet } from '@jobharbor/platform/calls';
import type { WithdrawnSet } from '@jobharbor/platform/schemas';
import { useChange } from '../api/use-change.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import type { MemberChange } from './diff-sets.ts';
import { SetDiff } from './set-diff.tsx';
import { SetName } from './set-name.tsx';
import { WithdrawnNotice } from './withdrawn-notice.tsx';

export interface PromoteDialogProps {
  open: boolean;
  onClose: () => void;
  set: string;
  isCanary?: boolean;
  /** Changes against the live set; undefined while loading. */
  changes: readonly MemberChange[] | undefined;
  withdrawn?: WithdrawnSet | undefined;
}

/** Dialog that makes a set live for all visitors. */
export function PromoteDialog({
  open,
  onClose,
  set,
  isCanary = false,
  changes,
  withdrawn,
}: PromoteDialogProps) {
  const { mutateAsync } = useChange(promoteSet);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Make it live for everybody"
      confirmLabel={`Promote ${set}`}
      onConfirm={(reason) => mutateAsync({ body: { set, force: withdrawn !== undefined, reason } })}
    >
      <p>
        Every new page load gets <SetName id={set} /> at once, open pages at their next change of page.
        {isCanary && <span> The canary ends, and what it changes is put onto what is live by then.</span>}
      </p>
      {withdrawn && <WithdrawnNotice withdrawn={withdrawn} />}
      {changes && <SetDiff changes={changes} same="It has the same members as the live set." />}
    </ConfirmDialog>
  );
}
