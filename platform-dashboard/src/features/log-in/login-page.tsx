import { logIn } from '@jobharbor/platform/calls';
import type { Me } from '@jobharbor/platform/schemas';
import { brand } from '@jobharbor/shared/brand';
import { Button, Card, Logo, Notice, PasswordField } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorText } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import type { Ended } from '../../session/login-store.ts';

export interface LoginPageProps {
  why: Ended;
  onLoggedIn: (me: Me) => void;
}

/** Login by token; a wrong token is an error of the field. */
export function LoginPage({ why, onLoggedIn }: LoginPageProps) {
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { token: '' } });
  const login = useMutation({
    mutationFn: (token: string) => send(logIn, { body: { token } }),
    onSuccess: onLoggedIn,
    onError: (error) => setError('token', { message: errorText(error) }, { shouldFocus: true }),
  });
  const submit = handleSubmit(({ token }) => {
    if (!login.isPending) login.mutate(token.trim());
  });

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
            {...register('token', {
              validate: (token) => token.trim() !== '' || 'Paste the token that you were given.',
            })}
            label="Token"
            autoComplete="current-password"
            showLabel="Show the token"
            hideLabel="Hide the token"
            error={formState.errors.token?.message}
            hint="On the machine that runs the platform: the file platform-token in its data folder."
          />
          <Button type="submit" variant="primary" wide loading={login.isPending} loadingLabel="Logging in…">
            Log in
          </Button>
        </form>
      </Card>
    </main>
  );
}
