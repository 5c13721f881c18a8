import { pinSet, unpinSet } from '@jobharbor/platform/calls';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SetName } from '../../components/set-name.tsx';

export interface PinDialogProps {
  open: boolean;
  onClose: () => void;
  set: string;
  isPinned: boolean;
}

/** Pins a set against garbage collection, or unpins it. */
export function PinDialog({ open, onClose, set, isPinned }: PinDialogProps) {
  const { mutateAsync } = useChange(isPinned ? unpinSet : pinSet);
  const deed = isPinned ? `Unpin ${set}` : `Pin ${set}`;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={isPinned ? 'Take the pin away' : 'Pin the set'}
      confirmLabel={deed}
      onConfirm={(reason) => mutateAsync({ body: { set, reason } })}
    >
      <p>
        {isPinned ? (
          <>
            <SetName id={set} /> and its releases may then be collected when they are old enough.
          </>
        ) : (
          <>
            <SetName id={set} /> and its releases are then kept, whatever their age.
          </>
        )}
      </p>
    </ConfirmDialog>
  );
}
