import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { createSessionStore, setSession } from '@jobharbor/shared/session';
import { installPush } from '@jobharbor/shared/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearDeviceData } from './clear-device-data.ts';
import { separateAccounts } from './separate-accounts.ts';

const aPerson = (id: number): SessionUser => ({
  id,
  role: 'jobseeker',
  first_name: 'Maya',
  avatar_url: null,
  is_email_verify: true,
  is_profile_completed: true,
});

const ofVisitor = ['jh-seen', 'jh-searches', 'jh-last-search', 'jh-external-7', 'jh-draft:appeal'];
const ofMaya = [
  'jh-draft:apply:12:7',
  'jh-draft:chat:12:99',
  'jh-outbox:12:a',
  'jh-news:12',
  'jh-draft:resume-email:12',
];
const ofOthers = [
  'jh-draft:chat:99:12',
  'jh-draft:apply:guest:12',
  'jh-outbox:99:a',
  'jh-saved',
  'jh-draft:x:120:1',
];

beforeEach(() => {
  for (const key of [...ofVisitor, ...ofMaya, ...ofOthers]) localStorage.setItem(key, '[]');
  sessionStorage.setItem('jh-edited-alert', '3');
  sessionStorage.setItem('jh-scroll', '[]');
});

const kept = () => Object.keys(localStorage).sort();
const all = (...keys: string[]) => [...ofVisitor, ...ofMaya, ...ofOthers, ...keys].sort();
const clear = async (id: number) => clearDeviceData(id);

it('removes what the person left, and neither what guests nor what others keep', () => {
  localStorage.setItem('jh-person', '12');
  clearDeviceData(12);
  expect(kept()).toEqual([...ofOthers].sort());
  expect(Object.keys(sessionStorage)).toEqual(['jh-scroll']);
});

it('leaves everything for who comes back after the session has expired', async () => {
  const session = createSessionStore(null);
  const { settled } = separateAccounts(session, clear);
  setSession(session, aPerson(12));
  setSession(session, null);
  setSession(session, aPerson(12));
  await settled();
  expect(kept()).toEqual(all('jh-person'));
});

it('leaves nothing for another who signs in after the session has expired', async () => {
  const session = createSessionStore(null);
  const { settled } = separateAccounts(session, clear);
  setSession(session, aPerson(12));
  setSession(session, null);
  setSession(session, aPerson(13));
  await settled();
  expect(kept()).toEqual([...ofOthers, 'jh-person'].sort());
  expect(localStorage.getItem('jh-person')).toBe('13');
});

it('does not take for somebody else who is signed in when the page opens', async () => {
  localStorage.setItem('jh-person', '12');
  const session = createSessionStore(aPerson(12));
  const { settled } = separateAccounts(session, clear);
  setSession(session, aPerson(12));
  await settled();
  expect(kept()).toEqual(all('jh-person'));
});

it('clears each tab once the person has signed out in one', async () => {
  const session = createSessionStore(null);
  const { settled } = separateAccounts(session, clear);
  setSession(session, aPerson(12));
  localStorage.removeItem('jh-person');
  setSession(session, null);
  await settled();
  expect(kept()).toEqual([...ofOthers].sort());
});

it('tries again at the next page where the script that clears did not load', async () => {
  localStorage.setItem('jh-person', '12');
  const session = createSessionStore(null);
  const { settled } = separateAccounts(session, () => Promise.reject(new Error('offline')));
  setSession(session, aPerson(13));
  await settled();
  expect(localStorage.getItem('jh-person')).toBe('12');
});

it('removes them in a browser that refuses its databases, too', async () => {
  const original = Object.getOwnPropertyDescriptor(window, 'indexedDB');
  const get = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(window, 'indexedDB', { configurable: true, get });
  try {
    await clear(12);
  } finally {
    if (original) Object.defineProperty(window, 'indexedDB', original);
    else Reflect.deleteProperty(window, 'indexedDB');
  }
  expect(kept()).toEqual([...ofOthers].sort());
});

it('ends push notifications of this browser', async () => {
  const { push, undo } = installPush();
  Object.assign(push, { worker: '/push-worker.js', subscribedWith: 'key' });
  clearDeviceData(12);
  await vi.waitFor(() => expect([push.subscribedWith, push.worker]).toEqual([null, null]));
  undo();
});
