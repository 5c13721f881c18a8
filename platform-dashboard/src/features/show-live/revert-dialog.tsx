import { revertPackage } from '@jobharbor/platform/calls';
import type { SetList } from '@jobharbor/platform/schemas';
import { Notice, SelectField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';

export interface RevertDialogProps {
  name: string;
  /** The version that is live. */
  version: string;
  list: SetList | undefined;
  onClose: () => void;
}

/** Reverts one package of the live set to an earlier version. */
export function RevertDialog({ name, version: live, list, onClose }: RevertDialogProps) {
  // State that it opened with, also where somebody else reverts it meanwhile.
  const [version] = useState(live);
  const { mutateAsync } = useChange(revertPackage);
  const [chosen, setChosen] = useState('');
  const known = list?.sets.flatMap(({ members }) => members[name] ?? []) ?? [];
  const others = [...new Set(known)].filter((one) => one !== version);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Revert ${name}`}
      confirmLabel={`Revert ${name}`}
      variant="danger"
      onConfirm={(reason) => mutateAsync({ body: { name, version: chosen || null, from: version, reason } })}
    >
      {live !== version && (
        <Notice tone="attention" role="alert" title="Another version is live by now">
          <p>Somebody has made {live} live since this was opened. Close it, and look at that one first.</p>
        </Notice>
      )}
      <SelectField label="To the version" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <option value="">The one that was live before {version}</option>
        {others.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </SelectField>
      <p>
        What others published since stays live. The release gate asks whether the version still fits them.
      </p>
    </ConfirmDialog>
  );
}
