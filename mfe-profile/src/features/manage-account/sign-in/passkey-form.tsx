import { deletePasskey } from '@jobharbor/shared/calls/auth/delete-passkey';
import { renamePasskey } from '@jobharbor/shared/calls/auth/rename-passkey';
import { type Passkey, passkeyLimits, passkeyName } from '@jobharbor/shared/contracts/sign-in/passkey';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useSendOnce } from '@jobharbor/shared/remote';
import { Button, Notice, TextField } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useProvenSend } from '../../../common/owner-proof/use-proven-send.ts';
import { useSettingsForm } from '../../../common/use-settings-form.ts';
import { ConfirmForm } from '../confirm-form.tsx';

export interface PasskeyFormProps {
  passkey: Passkey;
  onRenamed: (passkey: Passkey) => void;
  onRemoved: () => void;
  onClose: () => void;
}

/** Renames a passkey, or opens its removal. */
export function PasskeyForm(props: PasskeyFormProps) {
  const [isRemoving, setRemoving] = useState(false);
  return isRemoving ? <RemovalForm {...props} /> : <NameForm {...props} onRemove={() => setRemoving(true)} />;
}

const nameSchema = z.strictObject({ name: passkeyName });

function NameForm({ passkey, onRenamed, onRemove, onClose }: PasskeyFormProps & { onRemove: () => void }) {
  const { t } = useTranslation('profile');
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ name: string }>(
    nameSchema,
    { name: passkey.name },
    (_, type) =>
      t(type === 'too_long' ? 'passkeys.long' : 'passkeys.required', { count: passkeyLimits.name }),
  );
  const rename = useSendOnce(renamePasskey, { onError: showErrors, onSuccess: onRenamed });
  const fault = faultOf(rename.error);
  return (
    <form
      noValidate
      className="jhp-setting__form"
      onSubmit={form.handleSubmit((body) => rename.sendOnce({ params: { id: passkey.id }, body }))}
      onKeyDown={preventComposingSubmit}
    >
      <TextField
        {...form.register('name')}
        autoFocus
        dir="auto"
        autoComplete="off"
        label={t('passkeys.name')}
        error={errorOf('name')}
      />
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <div className="jh-inline">
        <Button type="submit" variant="primary" loading={rename.isPending} loadingLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button onClick={onRemove}>{t('passkeys.remove')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function RemovalForm({ passkey, onRemoved, onClose }: PasskeyFormProps) {
  const { t } = useTranslation('profile');
  const remove = useProvenSend(deletePasskey, { onSuccess: onRemoved });
  return (
    <ConfirmForm
      tone="danger"
      submit={t('passkeys.remove')}
      send={remove}
      onConfirm={() => remove.sendOnce({ params: { id: passkey.id }, body: {} })}
      onClose={onClose}
    >
      <p role="status">{t('passkeys.removeLead', { name: passkey.name })}</p>
    </ConfirmForm>
  );
}
