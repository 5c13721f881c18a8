import { createToken } from '@jobharbor/platform/calls';
import { longestTokenDays, type NewToken, type Right, right } from '@jobharbor/platform/schemas';
import { Button, Checkbox, Dialog, FieldGroup, Notice, TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
  const change = useChange(createToken);
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
            // Without https the browser has no clipboard: the token is selected by hand then.
            void navigator.clipboard?.writeText(token).then(
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

const isFilled = (text: string): boolean => text.trim() !== '';

const isDuration = (text: string): boolean =>
  Number.isInteger(Number(text)) && Number(text) >= 1 && Number(text) <= longestTokenDays;

const readPackages = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const defaultValues = { name: '', team: '', packages: '', days: '90', rights: ['read'] as Right[] };

const tokenOf = ({ name, team, packages, days, rights }: typeof defaultValues): NewToken => ({
  name: name.trim(),
  team: team.trim(),
  rights,
  packages: readPackages(packages),
  days: Number(days),
});

function TokenForm({ onSubmit, onClose, isBusy, error }: TokenFormProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues });
  const { errors } = formState;
  const submit = handleSubmit((typed) => onSubmit(tokenOf(typed)));

  return (
    <form className="jh-stack" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        {...register('name', { validate: isFilled })}
        label="Name"
        hint="It stands in the log: who or what will use it."
        autoComplete="off"
        maxLength={60}
        error={errors.name ? 'Give it a name.' : undefined}
        data-autofocus
      />
      <TextField
        {...register('team', { validate: isFilled })}
        label="Team"
        autoComplete="off"
        maxLength={60}
        error={errors.team ? 'Say whose it is.' : undefined}
      />
      <FieldGroup legend="Rights" error={errors.rights ? 'Choose at least one.' : undefined}>
        {right.options.map((one) => (
          <Checkbox
            {...register('rights', { validate: (chosen) => chosen.length > 0 })}
            key={one}
            value={one}
            label={one}
            hint={meanings[one]}
          />
        ))}
      </FieldGroup>
      <TextField
        {...register('packages', {
          validate: (typed, { rights }) => !rights.includes('publish') || readPackages(typed).length > 0,
        })}
        label="Packages"
        hint="As in mfe-chat, mfe-profile. Needed for publish; left empty, other rights hold for all."
        dir="ltr"
        autoComplete="off"
        error={errors.packages ? 'Name the packages that it may publish.' : undefined}
      />
      <TextField
        {...register('days', { validate: isDuration })}
        label="Valid for days"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        error={errors.days ? `Give a whole number from 1 to ${longestTokenDays}.` : undefined}
      />
      <FormEnd {...{ error, isBusy, onClose }} />
    </form>
  );
}

function FormEnd({ error, isBusy, onClose }: Omit<TokenFormProps, 'onSubmit'>) {
  return (
    <>
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
    </>
  );
}
