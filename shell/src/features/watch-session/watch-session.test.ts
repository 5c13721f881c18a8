import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { createSessionStore, setSession } from '@jobharbor/shared/session';
import { createFakeHttp, refuse } from '@jobharbor/shared/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { confirmSession, refetchForPerson } from './watch-session.ts';

const maya: SessionUser = {
  id: 1,
  role: 'jobseeker',
  first_name: 'Maya',
  avatar_url: null,
  is_email_verify: false,
  is_profile_completed: false,
};

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
  const http = createFakeHttp({ 'GET /auth/session': () => ({ user: null }) });
  await confirmSession(http, createSessionStore(null));
  expect(http.calls).toHaveLength(0);
  const hinted = createSessionStore(maya);
  await confirmSession(http, hinted);
  expect(hinted.getState()).toEqual({ status: 'guest', user: null });
});

it('keeps the cookie’s user while the API is unreachable', async () => {
  const session = createSessionStore(maya);
  await confirmSession(createFakeHttp({ 'GET /auth/session': refuse(10001) }), session);
  expect(session.getState()).toEqual({ status: 'signed-in', user: maya });
});
