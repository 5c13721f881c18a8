import { onResize } from '@jobharbor/shared/browser/on-resize';
import { keptDays } from '@jobharbor/shared/contracts/primitives/kept-days';
import { Button } from '@jobharbor/shared/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useFrame } from './frame-context.tsx';

const settingsId = 'jhf-privacy-choice';

/** Consent notice for analytics, with two choices of equal prominence. Covers only what can be scrolled into view. */
export function ConsentNotice() {
  const { t } = useTranslation('shell');
  const { consent, chooseConsent } = useFrame();
  const { isOpen, isReopened, isCounted } = useStore(consent);
  const [PixelSetting, setPixelSetting] = useState<ComponentType<{ onClose(): void }> | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isOpen || !isReopened) return;
    heading.current?.focus();
    // If it does not load, the person opens the notice again.
    void import(/* webpackChunkName: "rest" */ './pixel-setting.tsx').then(
      (part) => setPixelSetting(() => part.PixelSetting),
      () => {},
    );
  }, [isOpen, isReopened]);
  if (!isOpen) return null;
  const close = () => {
    consent.setState({ isOpen: false, isReopened: false });
    document.getElementById(settingsId)?.focus();
  };
  const choose = (choice: 'yes' | 'no') => {
    chooseConsent(choice);
    if (isReopened) document.getElementById(settingsId)?.focus();
  };
  return (
    <section
      ref={reserveEnd}
      className="jhf-consent"
      data-reopened={isReopened || undefined}
      aria-labelledby="jhf-consent"
    >
      <h2 id="jhf-consent" ref={heading} tabIndex={-1} className="jhf-consent__title">
        {t('consent.title')}
      </h2>
      <p className="jh-small">{t('consent.text', { days: keptDays.entryDays })}</p>
      {isReopened && (
        <p className="jh-small jh-quiet">{t(isCounted ? 'consent.nowCounted' : 'consent.nowNotCounted')}</p>
      )}
      <div className="jhf-consent__choices">
        <Button onClick={() => choose('no')}>{t('consent.refuse')}</Button>
        <Button onClick={() => choose('yes')}>{t('consent.allow')}</Button>
      </div>
      {isReopened && PixelSetting && <PixelSetting onClose={close} />}
    </section>
  );
}

/** Tells the styles how high the notice is, so that pages which fill the window end above it. */
function reserveEnd(notice: HTMLElement | null): (() => void) | undefined {
  if (notice === null) return;
  const { style } = document.documentElement;
  const stop = onResize(notice, () => {
    // Hidden from who has answered, until it is closed: a property of the root would restyle the whole page.
    if (notice.offsetHeight > 0)
      style.setProperty('--jhf-consent-height', `calc(${notice.offsetHeight}px + 2 * var(--jh-3))`);
  });
  return () => {
    stop();
    style.removeProperty('--jhf-consent-height');
  };
}

/** Reopens the consent notice. */
export function ConsentSettings() {
  const { t } = useTranslation('shell');
  const { reopenConsent } = useFrame();
  return (
    <button type="button" id={settingsId} className="jhf-footer__button" onClick={reopenConsent}>
      {t('consent.settings')}
    </button>
  );
}
