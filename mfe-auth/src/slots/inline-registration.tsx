import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { createLifecycles, useLocale, useRemote, useSession } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Notice } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountForm } from '../features/enter-account/account-form.tsx';
import type { Mode } from '../features/enter-account/account-values.ts';
import { returnPath } from '../features/return-to-page/return-path.ts';
import '../styles.css';

/**
 * Signing up or in without leaving the page that asks for it. On success the session is there and the host goes on;
 * what it holds (an open form, its text) stays as it is. With `slotData.redirect`, a page of the site, that page is next.
 */
export function InlineRegistration() {
  const { t } = useTranslation('auth');
  const { session: store, navigation, slotData } = useRemote();
  const { base } = useLocale();
  const session = useSession();
  const [mode, setMode] = useState<Mode>('create');
  if (session.status === 'signed-in') {
    return (
      <Notice tone="success" role="status">
        {t('inline.done', { name: session.user.first_name })}
      </Notice>
    );
  }
  const enter = (user: SessionUser) => {
    setSession(store, user);
    if (typeof slotData.redirect === 'string') navigation.navigate(returnPath(slotData.redirect, base));
  };
  return (
    <section className="jha-inline" aria-label={t('inline.title')}>
      <header className="jh-stack jh-gap-1">
        <h2>{t('inline.title')}</h2>
        <p className="jh-quiet">{t('inline.lead')}</p>
      </header>
      <AccountForm mode={mode} onModeChange={setMode} onSignedIn={enter} />
    </section>
  );
}

export const { bootstrap, mount, unmount } = createLifecycles(InlineRegistration);
