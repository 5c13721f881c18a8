import { listGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/list-greetings';
import { useCall, useSession } from '@jobharbor/shared/remote';
import { useRef } from 'react';

/**
 * The person's default greeting; undefined until loaded, null for none. Not for a guest who signs in meanwhile and has
 * written the message already.
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
