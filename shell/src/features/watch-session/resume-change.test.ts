import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { createSessionStore, setSession } from '@jobharbor/shared/session';
import { createMemoryNavigation } from '@jobharbor/shared/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRegistry } from '../../common/remote-registry.ts';
import { anEntry } from '../../testing/a-remote.ts';
import { toShellNavigation } from '../../testing/to-shell-navigation.ts';
import { longestWaitMs } from './await-sign-in.ts';
import { refuseCall } from './expire-session.ts';
import { hasPendingChange } from './has-pending-change.ts';
import { resumeChange } from './resume-change.ts';

const maya: SessionUser = {
  id: 1,
  role: 'jobseeker',
  first_name: 'Maya',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
};
const omar: SessionUser = { ...maya, id: 2, first_name: 'Omar' };

const auth = anEntry('auth', '/get-started');
auth.extras.contract.wellKnown = { signIn: '/get-started' };
auth.extras.contract.routes.push({ path: '/social-login', render: 'browser', access: 'public' });
const registry = createRegistry({
  set: 'set-1',
  microFrontends: { auth: [auth], search: [anEntry('search', '/jobs')] },
} as never);

const save = { method: 'POST', path: '/job/saved-jobs/create', body: { job_id: 7 } } as const;

/** A document of the site, which sends nothing. */
function aDocument(address: string, user: SessionUser | null = null) {
  const memory = createMemoryNavigation(address);
  const navigation = toShellNavigation(memory);
  const session = createSessionStore(null);
  setSession(session, user);
  const http = { get: vi.fn(), post: vi.fn(), patch: vi.fn(), put: vi.fn(), delete: vi.fn() };
  const queryClient = { invalidateQueries: vi.fn() };
  const notify = vi.fn();
  const resume = () => resumeChange({ http, session, navigation, registry, queryClient, notify });
  return { navigation, session, http, queryClient, notify, resume };
}

/** Maya presses Save in a document whose session has ended; the document is then replaced. */
function pressAndLeave(change: object = save): void {
  const { navigation, session } = aDocument('/en/ph/jobs', maya);
  const parts = { session, navigation, registry, hint: null, notify: () => {} };
  void refuseCall({ sender: maya, waits: true, change: { ...save, ...change } }, parts);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('a press is sent once after a sign-in that replaced the document, and the page is told of it', async () => {
  pressAndLeave();
  const { http, session, notify, queryClient, resume } = aDocument('/en/ph/social-login');
  resume();
  expect(http.post).not.toHaveBeenCalled();
  setSession(session, { ...maya });
  setSession(session, { ...maya });
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(true));
  expect(http.post.mock.calls).toEqual([[save.path, save.body, {}]]);
  expect(queryClient.invalidateQueries).toHaveBeenCalled();
  expect(hasPendingChange()).toBe(false);
});

it('it keeps its idempotency key, and says so where the server refuses it', async () => {
  pressAndLeave({ method: 'DELETE', path: '/job/saved-jobs/7/delete', idempotencyKey: 'a-key' });
  const { http, notify, resume } = aDocument('/en/ph/jobs', maya);
  http.delete.mockRejectedValue(new Error('gone'));
  resume();
  await vi.waitFor(() => expect(notify).toHaveBeenCalledWith(false));
  expect(http.delete.mock.calls).toEqual([['/job/saved-jobs/7/delete', { idempotencyKey: 'a-key' }]]);
});

it('it is forgotten when another person signs in', () => {
  pressAndLeave();
  const { http, session, resume } = aDocument('/en/ph/social-login');
  resume();
  setSession(session, omar);
  setSession(session, maya);
  expect(http.post).not.toHaveBeenCalled();
  expect(hasPendingChange()).toBe(false);
});

it('it is forgotten when the person goes on without signing in, at once or from the sign-in page', () => {
  pressAndLeave();
  aDocument('/en/ph/jobs').resume();
  expect(hasPendingChange()).toBe(false);

  pressAndLeave();
  const { navigation, resume } = aDocument('/en/ph/get-started');
  resume();
  expect(hasPendingChange()).toBe(true);
  navigation.navigate('/en/ph/jobs');
  expect(hasPendingChange()).toBe(false);
});

it('it is forgotten after ten minutes, and when it is too large for a press', () => {
  pressAndLeave();
  vi.setSystemTime(Date.now() + longestWaitMs);
  const { http, resume } = aDocument('/en/ph/jobs', maya);
  resume();
  expect([http.post.mock.calls, hasPendingChange()]).toEqual([[], false]);
  pressAndLeave({ body: { text: 'x'.repeat(5_000) } });
  expect(hasPendingChange()).toBe(false);
});

it('it is gone from the storage once the document that held it has ended its wait', async () => {
  const { navigation, session } = aDocument('/en/ph/jobs', maya);
  const parts = { session, navigation, registry, hint: null, notify: () => {} };
  const held = refuseCall({ sender: maya, waits: true, change: save }, parts);
  expect(hasPendingChange()).toBe(true);
  setSession(session, { ...maya });
  expect(await held).toBe(true);
  expect(hasPendingChange()).toBe(false);
});

it.each(['//evil.example/x', 'https://evil.example', '/job/../auth/log-out', '/job/save?x=1', 7])(
  'nothing is sent to %s, whatever is stored',
  (path) => {
    const stored = { ...save, path, userId: 1, at: Date.now() };
    sessionStorage.setItem('jh-held-change', JSON.stringify(stored));
    const { http, resume } = aDocument('/en/ph/jobs', maya);
    resume();
    expect([http.post.mock.calls, hasPendingChange()]).toEqual([[], false]);
  },
);
