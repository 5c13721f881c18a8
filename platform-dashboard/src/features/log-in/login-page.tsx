import { logIn } from '@jobharbor/platform/calls';
import type { Me } from '@jobharbor/platform/schemas';
import { brand } from '@jobharbor/shared/brand';
import { Button, Card, Logo, Notice, PasswordField } from '@jobharbor/shared/ui';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import type { Ended } from '../../session/login-store.ts';

export interface LoginPageProps {
  why: Ended;
  onLoggedIn: (me: Me) => void;
}

/** Login by token; a wrong token is an error of the field. */
export function LoginPage({ why, onLoggedIn }: LoginPageProps) {
  const [token, setToken] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const given = token.trim();
    if (given === '') return setError('Paste the token that you were given.');
    setBusy(true);
    try {
      onLoggedIn(await send(logIn, { body: { token: given } }));
    } catch (reason) {
      setError(errorText(reason));
      setBusy(false);
    }
  }

  return (
    <main className="jhd-login" id="main">
      <Logo name={brand.name} />
      <Card padding="roomy" className="jhd-login__card">
        <form className="jh-stack" onSubmit={(event) => void submit(event)} noValidate>
          <h1>Release platform</h1>
          {why === 'expired' && (
            <Notice tone="attention" role="alert" title="Your login has ended">
              <p>It lasts a working day, or until the token is revoked. Log in to go on where you were.</p>
            </Notice>
          )}
          {why === 'left' && (
            <Notice role="status" title="You are logged out">
              <p>This browser has forgotten whose it was.</p>
            </Notice>
          )}
          <PasswordField
            label="Token"
            name="token"
            autoComplete="current-password"
            showLabel="Show the token"
            hideLabel="Hide the token"
            value={token}
            onChange={(event) => {
              setToken(event.target.value);
              setError(undefined);
            }}
            error={error}
            hint="On the machine that runs the platform: the file platform-token in its data folder."
          />
          <Button type="submit" variant="primary" wide loading={isBusy} loadingLabel="Logging in…">
            Log in
          </Button>
        </form>
      </Card>
    </main>
  );
}
