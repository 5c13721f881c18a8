import { stopCanary } from '@jobharbor/platform/calls';
import type { Canary } from '@jobharbor/platform/schemas';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { SetName } from '../../components/set-name.tsx';

export interface StopCanaryDialogProps {
  open: boolean;
  onClose: () => void;
  canary: Canary;
}

/** Stops the canary; its visitors get the live set again. */
export function StopCanaryDialog({ open, onClose, canary }: StopCanaryDialogProps) {
  const { mutateAsync } = useChange(stopCanary);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Stop the canary"
      confirmLabel="Stop the canary"
      variant="danger"
      onConfirm={(reason) => mutateAsync({ body: { canary: canary.id, reason } })}
    >
      <p>
        Its visitors get the live set again at their next page. <SetName id={canary.set} /> stays in the store
        and can be tried again.
      </p>
    </ConfirmDialog>
  );
}
