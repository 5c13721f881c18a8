import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Ref of the heading that gets the focus when the step changes, unless `focusError` has found a field to put right. The
 * first step leaves the focus to the dialog.
 */
export function useStepFocus(step: string, focusError: () => boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  const focus = useEffectEvent(() => {
    // Signing in moves on to the button that sends.
    if (before.current === 'account' && step === 'check') return;
    if (!focusError()) heading.current?.focus();
  });
  useEffect(() => {
    if (before.current !== step) focus();
    before.current = step;
  }, [step]);
  return heading;
}
