import { countryByKey, languageByTag } from '@jobharbor/shared/contracts/markets/market';
import { createI18n } from '@jobharbor/shared/i18n';
import { createSessionStore, setSession } from '@jobharbor/shared/session';
import { installNativeOverlays } from '@jobharbor/shared/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDirtyLease } from '../../common/create-dirty-lease.ts';
import { createNavigation, type ShellNavigation } from '../../common/create-navigation.ts';
import texts from '../../locales/en.json';
import { askBeforeLeaving } from './ask-before-leaving.ts';

const language = languageByTag('en');
const country = countryByKey('ph');
if (!language || !country) throw new Error('Unknown market.');

const user = { id: 7 } as Parameters<typeof setSession>[1];
const profile = '/en/ph/profile?section=about';

let navigation: ShellNavigation;
let shown: string[];
let lease: ReturnType<typeof createDirtyLease>;
let session: ReturnType<typeof createSessionStore>;
let release = () => {};

beforeAll(async () => {
  installNativeOverlays();
  // Loaded on demand: the first load takes long.
  await import('./leave-dialog.tsx');
});
beforeEach(() => {
  history.replaceState(null, '', '/en/ph');
  navigation = createNavigation('/en/ph');
  session = createSessionStore(null);
  setSession(session, user);
  lease = createDirtyLease();
  const i18n = createI18n({ language, country }, { shell: texts });
  askBeforeLeaving({ navigation, lease, session, i18n }).guard((show) => show());
  navigation.navigate(profile);
  shown = [];
  navigation.subscribe(() => shown.push(navigation.current().pathname));
});
afterEach(() => {
  release();
  navigation.dispose();
});

const address = () => window.location.pathname + window.location.search;
const dialog = () => document.querySelector('dialog');
const leave = async (go: () => void, title = 'Leave without saving?') => {
  go();
  await vi.waitFor(() => expect(dialog()?.textContent).toContain(title));
};
const press = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

describe('a person with unsaved input', () => {
  beforeEach(() => {
    release = lease.acquire('profile-about', 'stored');
  });

  it.each([
    ['a link', () => navigation.navigate('/en/ph/jobs'), '/en/ph/jobs'],
    ['a redirect', () => navigation.navigate('/en/ph/jobs', { replace: true }), '/en/ph/jobs'],
    ['Back', () => history.back(), '/en/ph'],
  ])('is asked before %s leads elsewhere, and may stay or leave', async (_, go, target) => {
    await leave(go);
    expect(dialog()?.textContent).toContain('A draft stays on this device');
    expect(document.activeElement?.textContent).toBe('Keep editing');
    press('Keep editing');
    expect(dialog()).toBeNull();
    await vi.waitFor(() => expect(address()).toBe(profile));
    expect(shown).toEqual([]);

    await leave(go);
    press('Leave');
    await vi.waitFor(() => expect(shown).toEqual([target]));
    expect(address()).toBe(target);
  });

  it('stays at the same place of the history, with the pages before and behind it', async () => {
    release();
    navigation.navigate('/en/ph/jobs');
    history.back();
    await vi.waitFor(() => expect(shown).toEqual(['/en/ph/jobs', '/en/ph/profile']));
    const { length } = history;
    release = lease.acquire('profile-about', 'stored');
    for (const [go, target] of [
      [() => history.forward(), '/en/ph/jobs'],
      [() => history.back(), '/en/ph'],
    ] as const) {
      await leave(go);
      expect(address()).toBe(target);
      press('Keep editing');
      await vi.waitFor(() => expect(address()).toBe(profile));
    }
    expect([history.length, shown.length]).toEqual([length, 2]);

    release();
    history.forward();
    await vi.waitFor(() => expect(shown.at(-1)).toBe('/en/ph/jobs'));
  });

  it('is not asked for another language of the page, nor after saving', async () => {
    navigation.navigate('/ar/ph/profile');
    await vi.waitFor(() => expect(shown).toEqual(['/ar/ph/profile']));
    navigation.navigate('/ar/ph/jobs');
    release();
    await vi.waitFor(() => expect(shown).toEqual(['/ar/ph/profile', '/ar/ph/jobs']));
    expect(dialog()).toBeNull();
  });

  it('is asked no more when the session ends, which leads to signing in', async () => {
    await leave(() => navigation.navigate('/en/ph/jobs'));
    setSession(session, null);
    navigation.navigate('/en/ph/get-started');
    expect(dialog()).toBeNull();
    expect(shown.at(-1)).toBe('/en/ph/get-started');
  });

  it('reads what would be lost, if anything would', async () => {
    const releaseOther = lease.acquire('settings-password', 'lost');
    await leave(() => navigation.navigate('/en/ph/jobs'));
    expect(dialog()?.textContent).toContain('would be lost');
    press('Keep editing');
    releaseOther();
  });
});

it('asks during an upload, which goes on unseen', async () => {
  release = lease.acquire('resume-upload', 'uploading');
  await leave(() => navigation.navigate('/en/ph/jobs'), 'Leave during the upload?');
  expect(dialog()?.textContent).toContain('still being uploaded');
  press('Stay here');
  await vi.waitFor(() => expect(address()).toBe(profile));
});

it('asks nothing for work that says of itself when it ends, such as an unsent message', async () => {
  release = lease.acquire('chat-message');
  navigation.navigate('/en/ph/jobs');
  await vi.waitFor(() => expect(shown).toEqual(['/en/ph/jobs']));
});
