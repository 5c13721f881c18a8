import { revokeToken } from '@jobharbor/platform/calls';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

export interface RevokeDialogProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Revokes a token and ends its sessions. */
export function RevokeDialog({ id, name, onClose }: RevokeDialogProps) {
  const { mutateAsync } = useChange(revokeToken);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Revoke ${name}`}
      confirmLabel={`Revoke ${name}`}
      variant="danger"
      onConfirm={(reason) => mutateAsync({ params: { id }, body: { reason } })}
    >
      <p>Whoever uses it is refused from now on, and logins by it end. It cannot be made valid again.</p>
    </ConfirmDialog>
  );
}
