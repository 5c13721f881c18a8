import { getSession } from '@jobharbor/shared/calls/auth/get-session';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { createHttp } from '@jobharbor/shared/http';
import { createSessionStore, setSession } from '@jobharbor/shared/session';
import { testServer } from '@jobharbor/shared/testing';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { confirmSession, recheckSession, refetchForPerson, shareSession } from './watch-session.ts';

const maya: SessionUser = {
  id: 1,
  role: 'jobseeker',
  first_name: 'Maya',
  avatar_url: null,
  is_email_verify: false,
  is_profile_completed: false,
};

const http = () => createHttp({ baseUrl: testServer().url, headers: () => ({}) });

it('drops the data of one person when another signs in', () => {
  const session = createSessionStore(null);
  const queryClient = new QueryClient();
  refetchForPerson(session, queryClient);
  setSession(session, maya);
  queryClient.setQueryData(['myJobs', 'saved'], ['hers']);
  setSession(session, { ...maya, first_name: 'Maya Renamed' });
  expect(queryClient.getQueryData(['myJobs', 'saved'])).toEqual(['hers']);
  setSession(session, { ...maya, id: 2 });
  expect(queryClient.getQueryData(['myJobs', 'saved'])).toBeUndefined();
});

it('asks the API who is signed in only when a cookie names somebody', async () => {
  testServer().use(answer(getSession, () => ({ user: null })));
  await confirmSession(http(), createSessionStore(null), () => {});
  expect(testServer().requests).toHaveLength(0);
  const hinted = createSessionStore(maya);
  const onLost = vi.fn();
  await confirmSession(http(), hinted, onLost);
  expect(hinted.getState()).toEqual({ status: 'guest', user: null });
  expect(onLost).toHaveBeenCalledOnce();
});

it.each([
  ['has signed in', { ...maya, id: 2 }],
  ['was refused', null],
])('leaves the session of a person who %s while it was asked', async (_, now) => {
  const session = createSessionStore(maya);
  testServer().use(
    answer(getSession, () => {
      setSession(session, now);
      return { user: now === null ? maya : null };
    }),
  );
  const onLost = vi.fn();
  await confirmSession(http(), session, onLost);
  expect([session.getState().user, onLost.mock.calls]).toEqual([now, []]);
});

it('keeps the cookie’s user while the API is unreachable', async () => {
  const session = createSessionStore(maya);
  testServer().use(hangUp(getSession));
  await confirmSession(http(), session, () => {});
  expect(session.getState()).toEqual({ status: 'signed-in', user: maya });
});

it.each([
  ['ends it here', null, { status: 'guest', user: null }, 1],
  ['stays when this browser has signed in anew', maya, { status: 'signed-in', user: maya }, 0],
])('rechecks a session that the server closed, and %s', async (_, user, state, lost) => {
  const session = createSessionStore(null);
  setSession(session, maya);
  testServer().use(answer(getSession, () => ({ user })));
  const onLost = vi.fn();
  await recheckSession(http(), session, onLost);
  expect(session.getState()).toEqual(state);
  expect(onLost).toHaveBeenCalledTimes(lost);
});

it('says nothing of a session that the person ended here meanwhile', async () => {
  const session = createSessionStore(null);
  setSession(session, maya);
  testServer().use(
    answer(getSession, () => {
      setSession(session, null);
      return { user: null };
    }),
  );
  const onLost = vi.fn();
  await recheckSession(http(), session, onLost);
  expect(onLost).not.toHaveBeenCalled();
});

it('ends the session of every tab with that of one, and tells each other tab once', async () => {
  const [here, there] = [createSessionStore(null), createSessionStore(null)];
  const [onLostHere, onLostThere] = [vi.fn(), vi.fn()];
  const stops = [shareSession(here, onLostHere), shareSession(there, onLostThere)];
  setSession(here, maya);
  await expect.poll(() => there.getState().user).toEqual(maya);
  setSession(here, null);
  await expect.poll(() => onLostThere).toHaveBeenCalledOnce();
  expect(there.getState()).toEqual({ status: 'guest', user: null });
  expect(onLostHere).not.toHaveBeenCalled();
  for (const stop of stops) stop();
});

it('shows a new picture of the person in every tab', async () => {
  const [here, there] = [createSessionStore(null), createSessionStore(null)];
  const stops = [shareSession(here, () => {}), shareSession(there, () => {})];
  setSession(here, maya);
  await expect.poll(() => there.getState().user).toEqual(maya);
  const withPicture = { ...maya, avatar_url: '/api/jobseeker/avatars/new' };
  setSession(here, withPicture);
  await expect.poll(() => there.getState().user).toEqual(withPicture);
  for (const stop of stops) stop();
});
