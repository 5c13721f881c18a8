import { useSession } from '@jobharbor/shared/remote';
import { type RefObject, useEffect, useRef } from 'react';

/** Ref of the button to focus after signing in, which removes the fields that had the focus. */
export function useFocusOnSignIn(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'guest' && status === 'signed-in') button.current?.focus();
    before.current = status;
  }, [status]);
  return button;
}
