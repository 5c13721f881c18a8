import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { createSessionStore } from '@jobharbor/shared/session';
import { createMemoryNavigation } from '@jobharbor/shared/testing';
import { expect, it, vi } from 'vitest';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { anEntry } from '../../testing/a-remote.ts';
import { createFollowSessionEnd, followsClosedSocket, needsAccount } from './follow-session-end.ts';

function aTab(path: string, wellKnown: RemoteContract['wellKnown'] = { signIn: '/get-started' }) {
  const [go, notify] = [vi.fn(async () => {}), vi.fn()];
  const match = (path: string) =>
    ({ route: { path, access: path.startsWith('/my-jobs') ? 'protected' : 'public' } }) as ReturnType<
      RemoteRegistry['match']
    >;
  const session = createSessionStore(null);
  const contracts = [{ ...anEntry('auth', '/get-started').extras.contract, wellKnown }];
  const page = { navigation: createMemoryNavigation(path), registry: { match, contracts } };
  const follow = createFollowSessionEnd({ ...page, router: { go }, session }, notify);
  return { follow, go, notify, page };
}

it('leaves a page that needs an account for signing in, and says why', () => {
  const { follow, go, notify, page } = aTab('/en/ph/my-jobs/saved');
  follow();
  expect(page.navigation.entries.slice(1)).toEqual([
    '/en/ph/get-started?redirect=%2Fen%2Fph%2Fmy-jobs%2Fsaved&ended=1',
  ]);
  expect(go).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledOnce();
});

it('leaves it to the router where no remote signs people in', () => {
  const { follow, go, notify } = aTab('/en/ph/my-jobs/saved', {});
  follow();
  expect([go.mock.calls.length, notify.mock.calls.length]).toEqual([1, 1]);
});

it('stays on a public page, where somebody may be writing', () => {
  const { follow, go, notify } = aTab('/en/ph/jobs');
  follow();
  expect(go).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

it.each([
  ['/en/ph/my-jobs/communicated', true],
  ['/en/ph/job/nurse-11', false],
  ['/platform', false],
])('knows whether %s needs an account: %s', (path, needs) => {
  expect(needsAccount(aTab(path).page)).toBe(needs);
});

it.each([
  ['ends the session where nothing is being written', '/en/ph/jobs', false, '', true],
  ['leaves unsaved work for its 401', '/en/ph/feedback', true, '', false],
  [
    'leaves an open application for its 401',
    '/en/ph/job/nurse-11',
    false,
    '<div role="dialog"></div>',
    false,
  ],
  ['ends the session of a page that needs an account in any case', '/en/ph/my-jobs/saved', true, '', true],
])('a tab whose socket was closed with its session %s', (_, path, isHeld, content, follows) => {
  document.body.innerHTML = content;
  expect(followsClosedSocket(aTab(path).page, { isHeld: () => isHeld })).toBe(follows);
  document.body.innerHTML = '';
});
