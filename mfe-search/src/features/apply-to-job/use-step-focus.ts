import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Ref of the heading that is focused when the step changes, unless `focusError` has found an invalid field. For the first
 * step the dialog sets the focus.
 */
export function useStepFocus(step: string, focusError: () => boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  const focus = useEffectEvent(() => {
    // Signing in moves the focus to the submit button.
    if (before.current === 'account' && step === 'check') return;
    if (!focusError()) heading.current?.focus();
  });
  useEffect(() => {
    if (before.current !== step) focus();
    before.current = step;
  }, [step]);
  return heading;
}
