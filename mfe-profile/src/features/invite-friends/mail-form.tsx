import { mailInvitations } from '@jobharbor/shared/calls/jobseeker-vip/mail-invitations';
import { inviteLimits } from '@jobharbor/shared/contracts/account/vip-limits';
import { newEmail } from '@jobharbor/shared/contracts/sign-in/auth';
import { preventComposingSubmit } from '@jobharbor/shared/forms';
import { useDirtyLease, useSendOnce } from '@jobharbor/shared/remote';
import { Button, Notice, TextArea } from '@jobharbor/shared/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useSettingsForm } from '../../common/use-settings-form.ts';

const addressesIn = (text: string): string[] => text.split(/[\s,;،、]+/).filter((part) => part !== '');

/** One field with addresses, apart by spaces, commas or lines. Who has too many learns it from the server (41269). */
const mailed = z.object({
  emails: z.string().check(
    z.minLength(1),
    z.refine((text) => addressesIn(text).every((one) => newEmail.safeParse(one).success)),
  ),
});

/** Invites people by mail. */
export function MailForm() {
  const { t } = useTranslation('profile');
  const id = useId();
  const [isSent, setSent] = useState(false);
  const { form, errorOf, faultOf, showErrors } = useSettingsForm<{ emails: string }>(
    mailed,
    { emails: '' },
    (_, type) => t(type === 'required' ? 'fault.required' : 'vip.mail.invalid'),
  );
  const send = useSendOnce(mailInvitations, {
    onError: showErrors,
    onSuccess: () => {
      setSent(true);
      form.reset();
    },
  });
  useDirtyLease(form.formState.isDirty, 'invite-by-mail');
  const fault = faultOf(send.error);
  return (
    <form
      noValidate
      className="jhp-vip__form"
      aria-labelledby={id}
      onSubmit={form.handleSubmit(({ emails }) => send.sendOnce({ body: { emails: addressesIn(emails) } }))}
      onKeyDown={preventComposingSubmit}
    >
      <h4 id={id}>{t('vip.mail.title')}</h4>
      <TextArea
        {...form.register('emails', { onChange: () => setSent(false) })}
        dir="ltr"
        rows={2}
        label={t('vip.mail.label')}
        hint={t('vip.mail.hint', { most: inviteLimits.emails })}
        error={errorOf('emails')}
      />
      {fault !== null && (
        <Notice tone="danger" role="alert">
          {fault}
        </Notice>
      )}
      <div className="jh-inline">
        <Button type="submit" loading={send.isPending} loadingLabel={t('saving')}>
          {t('vip.mail.submit')}
        </Button>
        <span role="status">{isSent ? t('vip.mail.sent') : ''}</span>
      </div>
    </form>
  );
}
