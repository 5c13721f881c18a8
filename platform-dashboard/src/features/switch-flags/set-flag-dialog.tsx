import { setFlag } from '@jobharbor/platform/calls';
import type { FlagList } from '@jobharbor/platform/schemas';
import { RadioGroup, TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { CountryField } from '../../components/country-field.tsx';
import { countryList } from '../../components/country-name.ts';
import { flagText } from './flag-text.ts';

type Flag = FlagList['flags'][number];

export interface SetFlagDialogProps {
  flag: Flag;
  onClose: () => void;
}

/** Overrides a flag everywhere or in some countries, with a reason; applies to page loads some seconds later. */
export function SetFlagDialog({ flag: { flag, declared, change }, onClose }: SetFlagDialogProps) {
  const { mutateAsync } = useChange(setFlag);
  const isSwitch = typeof declared === 'boolean';
  const now = change?.value ?? declared;
  const [kind, setKind] = useState<'own' | 'on' | 'off' | 'declared'>(
    isSwitch ? (now === true ? 'off' : 'on') : 'own',
  );
  const [text, setText] = useState(isSwitch ? '' : String(now));
  const [countries, setCountries] = useState<readonly string[]>([]);
  const figure = Number(text);
  const isWrong =
    kind === 'own' && typeof declared === 'number' && (text.trim() === '' || !Number.isFinite(figure));
  const own = typeof declared === 'number' ? figure : text;
  const value = kind === 'declared' ? null : kind === 'own' ? own : kind === 'on';
  const kinds = isSwitch ? (['on', 'off', 'declared'] as const) : (['own', 'declared'] as const);
  const labels = {
    on: 'On',
    off: 'Off',
    own: 'Another value',
    declared: `As its contract declares it (${flagText(declared)})`,
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Set ${flag}`}
      confirmLabel="Set the flag"
      isReady={!isWrong}
      onConfirm={(reason) => mutateAsync({ body: { flag, value, countries: [...countries], reason } })}
    >
      <RadioGroup
        legend="Value"
        name="value"
        value={kind}
        onValueChange={setKind}
        options={kinds.map((one) => ({ value: one, label: labels[one] }))}
      />
      {kind === 'own' && (
        <TextField
          label="The value"
          value={text}
          maxLength={500}
          dir="ltr"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          error={isWrong ? 'Give a number.' : undefined}
        />
      )}
      <CountryField chosen={countries} onChange={setCountries} />
      <p>
        Page loads that begin in a few seconds have it in {countryList(countries)}; open pages keep what they
        have.
        {countries.length === 0 && <span> What single countries were set to is gone then.</span>}
      </p>
    </ConfirmDialog>
  );
}
