import { createRecoveryCodes } from '@jobharbor/shared/calls/auth/create-recovery-codes';
import { endTwoFactor } from '@jobharbor/shared/calls/auth/end-two-factor';
import { ErrorNotice, useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Button } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProvenSend } from '../../../common/owner-proof/use-proven-send.ts';
import { useSettingUpdate } from '../use-setting-update.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { TwoFactorFormProps } from './two-factor-form-props.ts';

/** Creates new recovery codes or disables two-factor authentication. */
export function TwoFactorManager({ onClose }: Pick<TwoFactorFormProps, 'onClose'>) {
  const { t } = useTranslation('profile');
  const update = useSettingUpdate();
  const { session } = useRemote();
  const [codes, setCodes] = useState<string[] | null>(null);
  const setState = (is_on: boolean, recovery_codes_left: number) =>
    update((current) => ({ ...current, two_factor: { is_on, recovery_codes_left } }));
  const renew = useProvenSend(createRecoveryCodes, {
    onSuccess({ recovery_codes }) {
      setState(true, recovery_codes.length);
      setCodes(recovery_codes);
    },
  });
  const end = useProvenSend(endTwoFactor, {
    onSuccess({ user }) {
      setState(false, 0);
      if (user) setSession(session, user);
      onClose(t('settings.twoFactor.doneOff'));
    },
  });
  const isSending = renew.isPending || end.isPending;
  if (codes) return <RecoveryCodes codes={codes} onClose={() => onClose()} />;
  const submit = (send: typeof renew | typeof end) => {
    if (!isSending) send.sendOnce({ body: {} });
  };
  const error = end.error ?? renew.error;
  return (
    <form
      noValidate
      className="jhp-setting__form"
      onSubmit={(event) => {
        event.preventDefault();
        submit(renew);
      }}
    >
      <ErrorNotice error={error} />
      <div className="jh-inline">
        <Button
          type="submit"
          variant="primary"
          autoFocus
          loading={renew.isPending}
          loadingLabel={t('saving')}
        >
          {t('settings.twoFactor.newCodes')}
        </Button>
        <Button loading={end.isPending} loadingLabel={t('saving')} onClick={() => submit(end)}>
          {t('settings.twoFactor.turnOff')}
        </Button>
        <Button variant="quiet" onClick={() => onClose()}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
