import { changePassword } from '@jobharbor/shared/calls/auth/change-password';
import { listDevices } from '@jobharbor/shared/calls/auth/list-devices';
import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { newPassword, passwordLength } from '@jobharbor/shared/contracts/sign-in/auth';
import { PasswordStrength } from '@jobharbor/shared/domain/passwords';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { callPrefix, useDirtyLease, useRemote, useSession } from '@jobharbor/shared/remote';
import { Checkbox, PasswordField } from '@jobharbor/shared/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useProvenSend } from '../../../common/owner-proof/use-proven-send.ts';
import { useSettingsForm } from '../../../common/use-settings-form.ts';
import { FormEnd } from '../form-end.tsx';
import { useSettingUpdate } from '../use-setting-update.ts';

interface Values {
  new_password: string;
  confirm_password: string;
  end_sessions: boolean;
}

const noPassword: Values = { new_password: '', confirm_password: '', end_sessions: true };

const filled = z.string().check(z.minLength(1));
const schema = z
  .object({
    new_password: newPassword,
    confirm_password: filled,
    end_sessions: z.boolean(),
  })
  .check(
    z.refine((values) => values.confirm_password === values.new_password, { path: ['confirm_password'] }),
  );

/** Changes the password, or sets the first one. */
export function PasswordForm({
  setting: { has_password: hasPassword, email, last_name },
  onClose,
}: {
  setting: AccountSetting;
  onClose: (done?: string) => void;
}) {
  const { t } = useTranslation('profile');
  const { queryClient } = useRemote();
  const update = useSettingUpdate();
  const faultText = useFaultText();
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<Values>(schema, noPassword, faultText);
  const send = useProvenSend(changePassword, {
    onError: showErrors,
    onSuccess() {
      update((setting) => ({ ...setting, has_password: true }));
      void queryClient.invalidateQueries({ queryKey: callPrefix(listDevices) });
      onClose(t('settings.password.done'));
    },
  });
  useDirtyLease(form.formState.isDirty, 'settings-password', 'lost');
  const submit = form.handleSubmit((body) => send.sendOnce({ body }));
  const { user } = useSession();
  const password = useWatch({ control: form.control, name: 'new_password' });
  const eye = { showLabel: t('settings.password.show'), hideLabel: t('settings.password.hide') };
  return (
    <form noValidate className="jhp-setting__form" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      {/* Password managers store the credentials only if the form contains both fields. */}
      <input hidden readOnly type="email" autoComplete="username" value={email ?? ''} />
      <PasswordField
        {...form.register('new_password')}
        {...eye}
        autoFocus
        autoComplete="new-password"
        label={t('settings.password.new')}
        hint={t('settings.password.hint', { count: passwordLength.min })}
        error={errorOf('new_password')}
      />
      <PasswordStrength
        password={password}
        known={[email ?? '', `${user?.first_name} ${last_name ?? ''}`]}
        texts={t('settings.password.strength', { returnObjects: true })}
      />
      <PasswordField
        {...form.register('confirm_password')}
        {...eye}
        autoComplete="new-password"
        label={t('settings.password.confirm')}
        error={errorOf('confirm_password')}
      />
      <Checkbox {...form.register('end_sessions')} label={t('settings.password.endSessions')} />
      <FormEnd
        fault={faultOf(send.error)}
        submit={t(hasPassword ? 'settings.password.change' : 'settings.password.choose')}
        isSending={send.isPending}
        onCancel={() => onClose()}
      />
    </form>
  );
}

function useFaultText(): (name: string, type: string) => string {
  const { t } = useTranslation('profile');
  return (name, type) => {
    if (type === 'required') return t('fault.required');
    if (name === 'confirm_password') return t('settings.fault.mismatch');
    return type === 'too_long'
      ? t('settings.fault.passwordLong', { count: passwordLength.max })
      : t('settings.fault.passwordShort', { count: passwordLength.min });
  };
}
