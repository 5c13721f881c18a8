import { resendSeconds } from '@jobharbor/shared/contracts/sign-in/auth';

/** State of a history entry that is opened after a code has been sent: it survives a reload. */
export const codeSentAt = (now: number) => ({ codeSentAt: now });

/** Seconds until another code may be asked for, by the state of the entry; 0 where it names no code. */
export function secondsLeftOf(state: unknown, now: number): number {
  if (typeof state !== 'object' || state === null || !('codeSentAt' in state)) return 0;
  const passed = now - Number(state.codeSentAt);
  // A clock that was put back says nothing.
  return passed >= 0 && passed < resendSeconds * 1_000 ? Math.ceil(resendSeconds - passed / 1_000) : 0;
}
