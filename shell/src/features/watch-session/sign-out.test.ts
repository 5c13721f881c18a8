import { signOut as signOutCall } from '@jobharbor/shared/calls/auth/sign-out';
import { countryByKey, languageByTag } from '@jobharbor/shared/contracts/markets/market';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { createHttp } from '@jobharbor/shared/http';
import type { Locale } from '@jobharbor/shared/remote/locale';
import { createSessionStore, setSession } from '@jobharbor/shared/session';
import { testServer } from '@jobharbor/shared/testing';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { signOut } from './sign-out.ts';

const maya: SessionUser = {
  id: 12,
  role: 'jobseeker',
  first_name: 'Maya',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
};

beforeEach(() => sessionStorage.clear());

function aPage() {
  const session = createSessionStore(null);
  setSession(session, maya);
  const page = { session, cleared: [] as number[], shown: [] as unknown[], submitted: [] as string[] };
  const http = createHttp({
    baseUrl: testServer().url,
    headers: () => ({}),
    // As the shell does at any 401.
    onUnauthorized: () => {
      setSession(session, null);
      return undefined;
    },
  });
  const [language, country] = [languageByTag('en'), countryByKey('ph')];
  if (!language || !country) throw new Error('no such locale');
  const locale = createStore<Locale>(() => ({ language, country }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const services = {
    http,
    session,
    locale,
    i18n: { t: (key: string) => key } as never,
    notifications: { show: (notice: unknown) => void page.shown.push(notice) } as never,
    clearDeviceData: async (id: number) => void page.cleared.push(id),
  };
  const form = document.createElement('form');
  vi.spyOn(form, 'submit').mockImplementation(() => void page.submitted.push('form'));
  return { ...page, signOut: (changed = {}) => signOut({ ...services, ...changed }, form) };
}

it.each([
  ['signs out', answer(signOutCall, () => ({}))],
  ['whose session has ended already is signed out all the same', refuse(signOutCall, 40002)],
])('who %s, and leaves nothing in the browser', async (_, response) => {
  testServer().use(response);
  const page = aPage();
  await page.signOut();
  expect([page.session.getState().user, page.cleared, page.shown]).toEqual([null, [12], []]);
  expect(sessionStorage.getItem('jh-signed-out')).toBe('1');
});

it('stays signed in where the server cannot be reached, and can try again', async () => {
  testServer().use(hangUp(signOutCall));
  const page = aPage();
  await page.signOut();
  expect([page.session.getState().user, page.cleared]).toEqual([maya, []]);
  expect(page.shown).toMatchObject([{ tone: 'danger', action: { label: 'failure.retry' } }]);
});

it('signs out by the form without script where the code of the call does not load', async () => {
  const page = aPage();
  const post = () => Promise.reject(new TypeError('Loading chunk send failed.'));
  await page.signOut({ http: { post } });
  expect([page.submitted, page.shown]).toEqual([['form'], []]);
});
