import { makeToken } from '@jobharbor/platform/calls';
import { type NewToken, type Right, right } from '@jobharbor/platform/schemas';
import { Button, Checkbox, Dialog, FieldGroup, Notice, TextField } from '@jobharbor/shared/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { useChange } from '../../api/use-change.ts';

const meanings: Record<Right, string> = {
  read: 'See this dashboard',
  publish: 'Publish releases of its packages',
  canary: 'Start, change and stop canaries of its packages',
  promote: 'Make a set live, pin sets',
  'roll-back': 'Make an earlier set live again',
  force: 'Publish against the gate, with a reason',
  operator: 'All of these, and tokens',
};

/** Creates a token and shows it once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const change = useChange(makeToken);
  return (
    <Dialog
      open
      onClose={onClose}
      title={change.data ? 'The token is made' : 'Make a token'}
      closeLabel="Close"
      keepOnBackdrop
    >
      {change.data ? (
        <Shown token={change.data.token} onClose={onClose} />
      ) : (
        <TokenForm
          onClose={onClose}
          isBusy={change.isPending}
          error={change.error}
          onSubmit={(body) => change.mutate({ body })}
        />
      )}
    </Dialog>
  );
}

function Shown({ token, onClose }: { token: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className="jh-stack">
      <Notice tone="attention" role="status" title="It is shown this once">
        <p>The store keeps a hash of it. Who loses it needs another.</p>
      </Notice>
      <p>
        <code className="jhd-code jhd-code--long">{token}</code>
      </p>
      <div className="jhd-actions jhd-actions--end">
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(token).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="primary" onClick={onClose}>
          I have it
        </Button>
      </div>
    </div>
  );
}

interface TokenFormProps {
  onSubmit: (token: NewToken) => void;
  onClose: () => void;
  isBusy: boolean;
  error: unknown;
}

function TokenForm({ onSubmit, onClose, isBusy, error }: TokenFormProps) {
  const [name, setName] = useState('');
  const [team, setTeam] = useState('');
  const [packages, setPackages] = useState('');
  const [days, setDays] = useState('90');
  const [rights, setRights] = useState<readonly Right[]>(['read']);
  const [isAsked, setAsked] = useState(false);
  const lasts = days.trim() === '' ? null : Number(days);
  const isTimeWrong = lasts !== null && !(Number.isInteger(lasts) && lasts >= 1 && lasts <= 3_650);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (name.trim() === '' || team.trim() === '' || rights.length === 0 || isTimeWrong) return;
    const names = packages.split(/[\s,]+/).filter(Boolean);
    onSubmit({ name: name.trim(), team: team.trim(), rights: [...rights], packages: names, days: lasts });
  }

  return (
    <form className="jh-stack" onSubmit={submit} noValidate>
      <TextField
        label="Name"
        hint="It stands in the log: who or what will use it."
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isAsked && name.trim() === '' ? 'Give it a name.' : undefined}
        data-autofocus
      />
      <TextField
        label="Team"
        autoComplete="off"
        maxLength={60}
        value={team}
        onChange={(event) => setTeam(event.target.value)}
        error={isAsked && team.trim() === '' ? 'Say whose it is.' : undefined}
      />
      <FieldGroup legend="Rights" error={isAsked && rights.length === 0 ? 'Choose at least one.' : undefined}>
        {right.options.map((one) => (
          <Checkbox
            key={one}
            label={one}
            hint={meanings[one]}
            checked={rights.includes(one)}
            onChange={({ target }) =>
              setRights(target.checked ? [...rights, one] : rights.filter((held) => held !== one))
            }
          />
        ))}
      </FieldGroup>
      <TextField
        label="Packages"
        note="optional"
        hint="As in mfe-chat, mfe-profile. Left empty, its rights hold for all."
        dir="ltr"
        autoComplete="off"
        value={packages}
        onChange={(event) => setPackages(event.target.value)}
      />
      <TextField
        label="Valid for days"
        note="optional"
        hint="Left empty, it does not expire."
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        value={days}
        onChange={(event) => setDays(event.target.value)}
        error={isTimeWrong ? 'Give a whole number from 1 to 3650, or leave it empty.' : undefined}
      />
      {error !== null && (
        <Notice tone="danger" role="alert" title="The token was not made">
          <p>{errorText(error)}</p>
        </Notice>
      )}
      <div className="jhd-actions jhd-actions--end">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" loading={isBusy} loadingLabel="Making the token…">
          Make the token
        </Button>
      </div>
    </form>
  );
}
