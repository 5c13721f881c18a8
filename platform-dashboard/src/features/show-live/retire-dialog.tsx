import { retirePackage } from '@jobharbor/platform/calls';
import { Checkbox } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useMissingRight } from '../../session/use-session.ts';

export interface RetireDialogProps {
  name: string;
  onClose: () => void;
}

/** Retires a remote from the live set; the platform lists what still links to it. */
export function RetireDialog({ name, onClose }: RetireDialogProps) {
  const { mutateAsync } = useChange(retirePackage);
  const mayNotForce = useMissingRight('force');
  const [isForced, setForced] = useState(false);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Retire ${name}`}
      confirmLabel={`Retire ${name}`}
      variant="danger"
      onConfirm={(reason) => mutateAsync({ body: { name, force: isForced, reason } })}
    >
      <p>
        New page loads come without it at once, and its addresses say that the page is gone (410). It is
        refused while other remotes lead to its pages or fill its slots. Publishing a release of it, or
        rolling back, brings it back.
      </p>
      {mayNotForce === null && (
        <Checkbox
          label="Also where others still lead to it"
          checked={isForced}
          onChange={(event) => setForced(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
