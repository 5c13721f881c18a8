import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import { useRemote } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettingUpdate } from '../use-setting-update.ts';
import { EmailCodeForm } from './email-code-form.tsx';
import { deleteEmailDraft, readEmailDraft, saveEmailDraft } from './email-draft.ts';
import { NewEmailForm } from './new-email-form.tsx';

/** Changes the email in two steps: the new address, and the code that was sent to it. */
export function EmailForm({
  setting,
  onClose,
}: {
  setting: AccountSetting;
  onClose: (done?: string) => void;
}) {
  const { t } = useTranslation('profile');
  const { session, now } = useRemote();
  const userId = session.getState().user?.id ?? 0;
  const update = useSettingUpdate();
  const unconfirmed = setting.is_email_verify ? null : setting.email;
  const [draft] = useState(() => readEmailDraft(userId, now));
  const [sentTo, setSentTo] = useState<{ email: string; wait: number } | null>(
    draft?.isSent ? { email: draft.email, wait: 0 } : null,
  );
  const [email, setEmail] = useState(draft?.email ?? unconfirmed ?? '');
  const close = (done?: string) => {
    deleteEmailDraft(userId);
    onClose(done);
  };
  if (sentTo === null)
    return (
      <NewEmailForm
        setting={setting}
        email={email}
        onType={(typed) => saveEmailDraft(userId, { email: typed, isSent: false })}
        onSent={(to, wait) => {
          saveEmailDraft(userId, { email: to, isSent: true });
          setEmail(to);
          setSentTo({ email: to, wait });
        }}
        onClose={() => close()}
      />
    );
  return (
    <EmailCodeForm
      {...sentTo}
      onOther={() => {
        saveEmailDraft(userId, { email: sentTo.email, isSent: false });
        setSentTo(null);
      }}
      onChanged={(changed) => {
        update(() => changed);
        const { user } = session.getState();
        if (user) setSession(session, { ...user, is_email_verify: changed.is_email_verify });
        close(t('settings.email.done', { email: changed.email }));
      }}
      onClose={() => close()}
    />
  );
}
