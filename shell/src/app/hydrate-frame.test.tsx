import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { createI18n } from '@jobharbor/shared/i18n';
import { defineRemote } from '@jobharbor/shared/remote/contract';
import type { Locale } from '@jobharbor/shared/remote/locale';
import { createSessionStore, setSession } from '@jobharbor/shared/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { NotificationState } from '../common/create-notifications.ts';
import type { OutletState, RouteState } from '../common/page-state.ts';
import { createTrackingConsent } from '../common/tracking-consent.ts';
import type { FrameSource } from '../features/show-frame/frame-context.tsx';
import { createKeepOutlet } from '../features/show-frame/keep-outlet.ts';
import en from '../locales/en.json' with { type: 'json' };
import { renderFrame } from '../server.tsx';
import { aLocale, anEntry } from '../testing/a-remote.ts';
import { hydrateFrame } from './hydrate-frame.tsx';

const texts = { shell: en, places: { a: { jobs: 'Find jobs', join: 'Join' } } };
const contracts = [
  defineRemote({
    ...anEntry('a').extras.contract,
    routes: [{ path: '/jobs' }, { path: '/join' }],
    places: [{ text: 'jobs', path: '/jobs', areas: ['header', 'footer'], order: 1 }],
    wellKnown: { jobs: '/jobs', signIn: '/join' },
  }),
];
const maya: SessionUser = {
  ...{ id: 1, role: 'jobseeker', first_name: 'Maya', avatar_url: null },
  ...{ is_email_verify: false, is_profile_completed: false },
};
const route: RouteState = { status: 'remote', name: 'mfe-a' };

/** The page as the gateway serves it. */
function serve({ language, country } = aLocale()): void {
  const { before, after } = renderFrame({
    pathname: '/en/ph',
    search: '',
    languageId: language.id,
    countryId: country.id,
    texts,
    user: null,
    now: 0,
    route,
    contracts,
  });
  const page = '<div data-remote="mfe-a"><h1>Jobs</h1><input value="nurse"></div>';
  document.body.innerHTML = `<div id="jh-root">${before}${page}${after}</div>`;
}

beforeEach(() => serve());
afterEach(() => {
  document.body.innerHTML = '';
});

/** Hydrates the document's frame around its outlet, until it is interactive. */
async function hydrate(here = aLocale()) {
  const outlet = document.getElementById('jh-outlet') as HTMLElement;
  const report = vi.fn();
  const session = createSessionStore(null);
  const consent = createTrackingConsent(() => here.country);
  const address = createStore(() => '/en/ph');
  const { promise, resolve } = Promise.withResolvers<void>();
  const source: FrameSource = {
    i18n: createI18n(here, texts),
    locale: createStore<Locale>(() => here),
    session,
    route: createStore<RouteState>(() => route),
    outlet: createStore<OutletState>(() => ({ status: 'ready' })),
    notifications: createStore<NotificationState>(() => ({ notice: null })),
    announcement: createStore(() => ({ text: '' })),
    address: { subscribe: address.subscribe, current: address.getState },
    contracts,
    onBadge: () => () => {},
    consent: consent.store,
    chooseConsent: () => {},
    choosePixel: () => {},
    reopenConsent: () => {},
    signOut: () => {},
    mountSlot: () => () => {},
    dismissNotice: () => {},
    retry: () => {},
    now: 0,
    onHydrated: resolve,
    keepOutlet: createKeepOutlet(outlet),
  };
  hydrateFrame({ source, outlet, report });
  await promise;
  return {
    outlet,
    session,
    consent,
    goTo: (path: string) => address.setState(path),
    facts: () => report.mock.calls.map(([{ event, text }]) => `${event} ${text}`),
  };
}

const wordIn = (part: string) => {
  const walker = document.createTreeWalker(document.querySelector(part) as Node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (walker.currentNode.textContent?.includes('Find jobs')) return walker.currentNode as Text;
  throw new Error(`no word in ${part}`);
};

/** What translators, highlighters and proxies do to the HTML of a frame. */
const changes: Record<string, () => void> = {
  'a word of the header wrapped in mark': () => wrap(wordIn('header'), 'mark'),
  'a text of the footer translated into nested font elements': () => {
    const outer = wrap(wordIn('footer'), 'font');
    wrap(outer.firstChild as Text, 'font').textContent = 'Trabaho';
  },
  'comments stripped': () => {
    const root = document.getElementById('jh-root') as HTMLElement;
    root.innerHTML = root.innerHTML.replaceAll(/<!--.*?-->/g, '');
  },
  'a panel at the start of main': () =>
    document.querySelector('main')?.prepend(document.createElement('aside')),
  'a bar before the header': () => document.getElementById('jh-root')?.prepend(document.createElement('div')),
};

function wrap(node: ChildNode, name: string): HTMLElement {
  const around = document.createElement(name);
  node.replaceWith(around);
  around.append(node);
  return around;
}

it('serves the consent notice where the country asks for it, and takes it away once it is answered', async () => {
  const notice = () => document.querySelector('.jhf-consent');
  await vi.waitFor(() => expect(notice()).toBeNull());
  const brazil = aLocale('en', 'br');
  serve(brazil);
  const served = notice();
  expect(served?.querySelectorAll('button')).toHaveLength(2);
  const { consent, facts } = await hydrate(brazil);
  expect([notice(), facts()]).toEqual([served, []]);
  consent.choose('no');
  await vi.waitFor(() => expect(notice()).toBeNull());
  consent.reopen();
  await vi.waitFor(() => expect(notice()?.hasAttribute('data-reopened')).toBe(true));
});

it.each(Object.entries(changes))('keeps the page of a frame with %s', async (_name, change) => {
  change();
  const page = document.querySelector('[data-remote]');
  document.querySelector('input')?.focus();
  const { outlet } = await hydrate();
  expect(document.querySelector('main #jh-outlet')).toBe(outlet);
  expect(document.querySelector('main [data-remote]')).toBe(page);
  expect(document.querySelectorAll('header, footer, main')).toHaveLength(3);
  expect(document.querySelector('header')?.textContent).toContain('Find jobs');
});

it.each([
  ['a translator', (link: ChildNode) => void wrap(link, 'font')],
  ['somebody who removes it', (link: ChildNode) => link.remove()],
])('draws a frame anew that %s has changed since, around the same page', async (_name, change) => {
  const page = document.querySelector('[data-remote]');
  const { outlet, session, facts } = await hydrate();
  change(document.querySelector('header a[href*=join]') as HTMLElement);
  setSession(session, maya);
  await expect.poll(() => document.querySelector('header')?.textContent).toContain('Maya');
  expect(document.querySelector('main #jh-outlet')).toBe(outlet);
  expect(document.querySelector('main [data-remote]')).toBe(page);
  expect(document.querySelectorAll('header')).toHaveLength(1);
  expect(facts()).toEqual([expect.stringMatching(/^reported frame-redrawn NotFoundError/)]);
});

it('shows the family name where it stands first, and the first name elsewhere', async () => {
  const { session } = await hydrate();
  const shown = () =>
    [...document.querySelectorAll('.jh-avatar, .jh-avatar ~ .jhf-header__wide')].map((e) => e.textContent);
  setSession(session, { ...maya, first_name: '沙織', shown_name: '小野寺沙織' });
  await expect.poll(shown).toEqual(['小', '小野寺沙織']);
  setSession(session, { ...maya, shown_name: 'Maya Reyes' });
  await expect.poll(shown).toEqual(['MR', 'Maya']);
});

it('gives the focus back to the field in which somebody typed while the frame was drawn anew', async () => {
  changes['comments stripped']?.();
  const outlet = document.getElementById('jh-outlet') as HTMLElement;
  const keep = createKeepOutlet(outlet);
  const input = document.querySelector('input') as HTMLElement;
  input.focus();
  outlet.parentElement?.remove();
  expect(document.activeElement).toBe(document.body);
  keep(document.body.appendChild(document.createElement('div')));
  expect(document.activeElement).toBe(input);
});

it('keeps the page in links to other locales, once the tap that changed the address is through', async () => {
  const { goTo } = await hydrate();
  const spanish = () => document.querySelector('.jhf-footer [hreflang="es"]')?.getAttribute('href');
  const before = spanish();
  document.body.addEventListener('click', () => goTo('/en/ph/jobs?q=nurse'), { once: true });
  document.body.click();
  // An urgent update of a click is rendered in a microtask.
  await Promise.resolve();
  expect(spanish()).toBe(before);
  await vi.waitFor(() => expect(spanish()).toBe('/es/ph/jobs?q=nurse'));
});
