import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Replaces the composer of a chat whose application was withdrawn. */
export function ClosedThread() {
  const { t } = useTranslation('chat');
  const text = useRef<HTMLParagraphElement>(null);
  // Takes over the focus of the removed composer.
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={text} tabIndex={-1} role="status" className="jhc-closed">
      {t('composer.closed')}
    </p>
  );
}
