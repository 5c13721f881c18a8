import { createSessionStore } from '@jobharbor/shared/session';
import { createMemoryNavigation } from '@jobharbor/shared/testing';
import { expect, it, vi } from 'vitest';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { createFollowSessionEnd, followsClosedSocket, needsAccount } from './follow-session-end.ts';

function aTab(path: string) {
  const [go, notify] = [vi.fn(async () => {}), vi.fn()];
  const match = (path: string) =>
    ({ route: { path, access: path.startsWith('/my-jobs') ? 'protected' : 'public' } }) as ReturnType<
      RemoteRegistry['match']
    >;
  const session = createSessionStore(null);
  const page = { navigation: createMemoryNavigation(path), registry: { match } };
  const follow = createFollowSessionEnd({ ...page, router: { go }, session }, notify);
  return { follow, go, notify, page };
}

it('leaves a page that needs an account for signing in, and says why', () => {
  const { follow, go, notify } = aTab('/en/ph/my-jobs/saved');
  follow();
  expect(go).toHaveBeenCalledOnce();
  expect(notify).toHaveBeenCalledOnce();
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
