import { claimInvitation } from '@jobharbor/shared/calls/jobseeker-vip/claim-invitation';
import { inviteCode } from '@jobharbor/shared/contracts/account/vip';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { formatDay } from '@jobharbor/shared/i18n';
import { useLocale, useSendOnce, useTimeZone } from '@jobharbor/shared/remote';
import { Button, Notice, TextField } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSettingsForm } from '../../common/use-settings-form.ts';
import { useRefreshedStatus } from './use-refreshed-status.ts';

const claim = z.strictObject({ code: inviteCode });

/** Names who invited the person, where the account was made in another browser than the one that opened the link. */
export function ClaimForm({ code, until }: { code: string; until: number }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  const timeZone = useTimeZone();
  const refresh = useRefreshedStatus();
  const { form, errorOf, showErrors, faultOf } = useSettingsForm<{ code: string }>(
    claim,
    { code },
    (_, type) => t(type === 'required' ? 'fault.required' : 'vip.claim.invalid'),
  );
  const send = useSendOnce(claimInvitation, { onError: showErrors, onSuccess: refresh });
  const fault = faultOf(send.error);
  return (
    <form
      noValidate
      className="jhp-vip__form"
      onSubmit={form.handleSubmit((body) => send.sendOnce({ body }))}
      onKeyDown={preventComposingSubmit}
    >
      <TextField
        {...form.register('code')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        label={t('vip.claim.label')}
        hint={t('vip.claim.hint', { date: formatDay(tag, timeZone, until) })}
        error={errorOf('code')}
      />
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <p>
        <Button type="submit" loading={send.isPending} loadingLabel={t('saving')}>
          {t('vip.claim.submit')}
        </Button>
      </p>
    </form>
  );
}
