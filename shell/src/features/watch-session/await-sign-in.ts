import type { SessionStore } from '@jobharbor/shared/session';
import type { ShellNavigation } from '../../common/create-navigation.ts';

/** Timeout of a held request: later, nobody remembers what they pressed. */
export const longestWaitMs = 10 * 60_000;

interface Wait {
  session: SessionStore;
  navigation: Pick<ShellNavigation, 'subscribe'>;
  /** Whether the current page is part of signing in. */
  isSigningIn: () => boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Waits for the next sign-in after the session of the account `userId` has ended. Resolves with `true` if the same user
 * signs in, in this tab or another. Resolves with `false` if another user signs in, the sign-in page is left, {@link
 * longestWaitMs} pass, or `signal` aborts.
 */
export async function awaitSignIn(
  userId: number,
  { session, navigation, isSigningIn, signal }: Wait,
): Promise<boolean> {
  const known = Promise.withResolvers<boolean>();
  const giveUp = () => known.resolve(false);
  const check = () => {
    const { status, user } = session.getState();
    if (status === 'signed-in') known.resolve(user.id === userId);
  };
  const stops = [
    session.subscribe(check),
    navigation.subscribe(() => session.getState().status === 'guest' && !isSigningIn() && giveUp()),
  ];
  const timer = setTimeout(giveUp, longestWaitMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  check();
  if (signal?.aborted) giveUp();
  try {
    return await known.promise;
  } finally {
    for (const stop of stops) stop();
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
