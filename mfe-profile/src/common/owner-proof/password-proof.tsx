import { proveOwner } from '@jobharbor/shared/calls/auth/prove-owner';
import { passwordLength } from '@jobharbor/shared/contracts/sign-in/auth';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useSendOnce } from '@jobharbor/shared/remote';
import { PasswordField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSettingsForm } from '../use-settings-form.ts';
import { ProofEnd } from './proof-end.tsx';
import type { ProofToken } from './proof-token.ts';

const schema = z.object({ current_password: z.string().check(z.minLength(1), z.maxLength(1_000)) });

export interface PasswordProofProps {
  /** For password managers; null without a confirmed address. */
  email: string | null;
  onProved: (proof: ProofToken) => void;
}

export function PasswordProof({ email, onProved }: PasswordProofProps) {
  const { t } = useTranslation('profile');
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ current_password: string }>(
    schema,
    { current_password: '' },
    (_, type) =>
      t(type === 'required' ? 'fault.required' : 'settings.fault.passwordLong', {
        count: passwordLength.max,
      }),
  );
  const prove = useSendOnce(proveOwner, { onError: showErrors, onSuccess: onProved });
  const submit = form.handleSubmit((body) => prove.sendOnce({ body }));
  return (
    <form noValidate className="jh-stack jh-gap-3" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <input hidden readOnly type="email" autoComplete="username" value={email ?? ''} />
      <PasswordField
        {...form.register('current_password')}
        autoFocus
        data-autofocus
        autoComplete="current-password"
        label={t('settings.password.current')}
        showLabel={t('settings.password.show')}
        hideLabel={t('settings.password.hide')}
        error={errorOf('current_password')}
      />
      <ProofEnd fault={faultOf(prove.error)} isSending={prove.isPending} />
    </form>
  );
}
