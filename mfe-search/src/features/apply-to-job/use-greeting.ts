import { listGreetings } from '@jobharbor/shared/calls/list-greetings';
import { useCall, useSession } from '@jobharbor/shared/remote';
import { useRef } from 'react';

/**
 * The greeting that the person has chosen for new applications; undefined until it is known, null for none. A guest who signs
 * in meanwhile gets none, since the message that it would change is behind them.
 */
export function useGreeting(): string | null | undefined {
  const { status } = useSession();
  const wasGuest = useRef(false);
  wasGuest.current ||= status === 'guest';
  const enabled = status === 'signed-in' && !wasGuest.current;
  const { data, isError } = useCall(listGreetings, {}, { enabled, staleTime: 0 });
  if (wasGuest.current || isError) return null;
  return data && (data.greetings.find(({ is_default }) => is_default)?.text ?? null);
}
