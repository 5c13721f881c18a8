import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { lazyPart, useLocale, useRemote, useSession } from '@jobharbor/shared/remote';
import { setSession } from '@jobharbor/shared/session';
import { Notice, Skeleton } from '@jobharbor/shared/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { returnPath } from '../../common/return-path.ts';
import { useLocalSteps } from '../../common/steps/steps.ts';
import { AccountForm } from './account-form.tsx';
import type { AccountMode } from './password/account-values.ts';
import './sign-in.css';

const PhoneButton = lazyPart(async () => (await import('./phone/phone-button.tsx')).PhoneButton);
const PhoneSignIn = lazyPart(async () => (await import('./phone/phone-sign-in.tsx')).PhoneSignIn);

/**
 * Fills the slot `inline-registration`: sign-up or sign-in inside another remote's page. On success it sets the session
 * and the host continues; the host's own state, such as an open form, is untouched. With `slotData.redirect`, a path of
 * this site, it then navigates there.
 */
export function InlineRegistration() {
  const { t } = useTranslation('auth');
  const { session: store, navigation, slotData } = useRemote();
  const { base } = useLocale();
  const session = useSession();
  const [mode, setMode] = useState<AccountMode>('create');
  const steps = useLocalSteps();
  const isByPhone = steps.name.startsWith('phone');
  const [isUnderWay, setUnderWay] = useState(false);
  if (session.status === 'signed-in') {
    return (
      <Notice tone="success" role="status">
        {t('inline.done', { name: session.user.first_name })}
      </Notice>
    );
  }
  const onSignedIn = (user: SessionUser) => {
    setSession(store, user);
    if (typeof slotData.redirect === 'string') navigation.navigate(returnPath(slotData.redirect, base));
  };
  const { pathname, search } = navigation.current();
  const returnTo = typeof slotData.redirect === 'string' ? slotData.redirect : pathname + search;
  return (
    <section className="jha-inline" aria-label={t('inline.title')}>
      <header className="jh-stack jh-gap-1">
        <h2>{t('inline.title')}</h2>
        <p className="jh-quiet">{t('inline.lead')}</p>
      </header>
      {isByPhone && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <PhoneSignIn steps={steps} onSignedIn={onSignedIn} onUseEmail={() => steps.backTo('')} />
        </Suspense>
      )}
      <AccountForm
        isShort
        mode={mode}
        steps={steps}
        returnTo={returnTo}
        onModeChange={setMode}
        onSignedIn={onSignedIn}
        onUnderWay={setUnderWay}
      />
      {!isByPhone && !isUnderWay && (
        <Suspense>
          <PhoneButton onPhone={() => steps.push('phone')} />
        </Suspense>
      )}
    </section>
  );
}
