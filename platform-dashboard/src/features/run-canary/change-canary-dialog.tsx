import { changeCanary } from '@jobharbor/platform/calls';
import type { Canary } from '@jobharbor/platform/schemas';
import { useState } from 'react';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { CountryField } from '../../components/country-field.tsx';
import { parseShare, ShareField } from '../../components/share-field.tsx';

export interface ChangeCanaryDialogProps {
  open: boolean;
  onClose: () => void;
  canary: Canary;
}

/** Changes the share of visitors or the countries of a running canary. */
export function ChangeCanaryDialog(props: ChangeCanaryDialogProps) {
  // The form is reset to the running canary each time the dialog opens.
  return <ChangeCanary {...props} key={`${props.open}`} />;
}

function ChangeCanary({ open, onClose, canary }: ChangeCanaryDialogProps) {
  const { mutateAsync } = useChange(changeCanary);
  const [typed, setTyped] = useState(String(Number((canary.share * 100).toFixed(2))));
  const [countries, setCountries] = useState<readonly string[]>(canary.countries);
  const share = parseShare(typed);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Change the canary"
      confirmLabel="Change it"
      isReady={share !== null}
      onConfirm={async (reason) =>
        share !== null &&
        (await mutateAsync({ body: { canary: canary.id, share, countries: [...countries], reason } }))
      }
    >
      <p>Whoever has the canary keeps it when the share grows.</p>
      <ShareField value={typed} onChange={setTyped} />
      <CountryField chosen={countries} onChange={setCountries} />
    </ConfirmDialog>
  );
}
