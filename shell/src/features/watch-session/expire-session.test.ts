import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import type { RefusedCall } from '@jobharbor/shared/http';
import { createSessionStore, setSession } from '@jobharbor/shared/session';
import { createMemoryNavigation } from '@jobharbor/shared/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRegistry } from '../../common/remote-registry.ts';
import { signInAddress } from '../../common/sign-in-address.ts';
import { anEntry } from '../../testing/a-remote.ts';
import { toShellNavigation } from '../../testing/to-shell-navigation.ts';
import { longestWaitMs } from './await-sign-in.ts';
import { refuseCall } from './expire-session.ts';

const maya: SessionUser = {
  id: 1,
  role: 'jobseeker',
  first_name: 'Maya',
  avatar_url: null,
  is_email_verify: false,
  is_profile_completed: false,
};
const omar: SessionUser = { ...maya, id: 2, first_name: 'Omar' };

const auth = anEntry('auth', '/get-started');
auth.extras.contract.wellKnown = { signIn: '/get-started' };
auth.extras.contract.routes.push({ path: '/change-password', render: 'browser', access: 'public' });
const registry = createRegistry({
  set: 'set-1',
  microFrontends: { auth: [auth], search: [anEntry('search', '/jobs')] },
} as never);
const { contracts } = registry;

function aShell(address = '/en/ph/jobs', hint: SessionUser | null = null) {
  const memory = createMemoryNavigation(address);
  const navigation = toShellNavigation(memory);
  const session = createSessionStore(null);
  setSession(session, maya);
  const notify = vi.fn();
  const refuse = (call: Partial<RefusedCall> = {}) =>
    refuseCall({ sender: maya, waits: true, ...call }, { session, navigation, registry, hint, notify });
  return { navigation, session, notify, refuse, entries: memory.entries };
}

/** Current state of a promise: pending, or its settled value. */
const soFar = (promise: Promise<boolean>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, 'waits'))]);

afterEach(() => void vi.useRealTimers());

describe('the end of a session', () => {
  it('sends the person to sign in with the address to return to, once for many refused calls', async () => {
    const { session, entries, notify, refuse } = aShell('/en/ph/job/nurse-7?apply=1');
    for (let n = 0; n < 3; n += 1) expect(await refuse({ waits: false })).toBe(false);
    const address = '/en/ph/get-started?redirect=%2Fen%2Fph%2Fjob%2Fnurse-7%3Fapply%3D1&ended=1';
    expect(entries.slice(1)).toEqual([address]);
    expect(notify).toHaveBeenCalledOnce();
    expect(session.getState()).toEqual({ status: 'guest', user: null });
  });

  it('does nothing for a guest, and holds none of their calls', async () => {
    const { session, entries, refuse } = aShell();
    setSession(session, null);
    expect(await refuse({ sender: null })).toBe(false);
    expect(entries).toHaveLength(1);
  });

  it('does not end a session that began after the call was sent: that call is retried', async () => {
    const { session, entries, refuse } = aShell();
    setSession(session, { ...maya });
    expect(await refuse({ waits: false })).toBe(true);
    setSession(session, omar);
    expect(await refuse()).toBe(false);
    expect([session.getState().user, entries.length]).toEqual([omar, 1]);
  });
});

describe('calls that wait', () => {
  it('are all sent again when the same person signs in, by way of another page of signing in', async () => {
    const { navigation, session, notify, refuse } = aShell();
    const held = Promise.all([refuse(), refuse(), refuse(), refuse(), refuse()]);
    navigation.navigate('/en/ph/change-password');
    setSession(session, { ...maya });
    expect(await held).toEqual([true, true, true, true, true]);
    expect(notify).toHaveBeenCalledOnce();
  });

  it('ask to sign in, once, where the session ended before it was confirmed, and are sent again', async () => {
    const hint = { ...maya };
    const { session, notify, refuse, entries } = aShell('/en/ph/jobs', hint);
    setSession(session, null);
    const held = Promise.all([refuse({ sender: hint }), refuse({ sender: hint })]);
    expect(entries.slice(1)).toEqual(['/en/ph/get-started?redirect=%2Fen%2Fph%2Fjobs&ended=1']);
    expect(notify).toHaveBeenCalledOnce();
    setSession(session, { ...maya });
    expect(await held).toEqual([true, true]);
  });

  it('are refused when somebody else signs in', async () => {
    const { session, refuse } = aShell();
    const held = refuse();
    setSession(session, omar);
    expect(await held).toBe(false);
  });

  it('are refused when the person goes on without signing in', async () => {
    const { navigation, refuse } = aShell();
    const held = refuse();
    expect(await soFar(held)).toBe('waits');
    navigation.navigate('/en/ph/jobs');
    expect(await held).toBe(false);
  });

  it('are refused after ten minutes, and when their page gives them up', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const { refuse } = aShell();
    const [aborted, held] = [refuse({ signal: controller.signal }), refuse()];
    controller.abort();
    expect(await aborted).toBe(false);
    vi.advanceTimersByTime(longestWaitMs);
    expect(await held).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('does not redirect the sign-in page to itself', () => {
  expect(signInAddress(contracts, '/ja/jp/get-started?redirect=%2Fja%2Fjp')).toBe(
    '/ja/jp/get-started?redirect=%2Fja%2Fjp',
  );
});
