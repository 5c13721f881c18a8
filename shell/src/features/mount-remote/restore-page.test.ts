import { deviceStorage } from '@jobharbor/shared/contracts/browser/device-storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { aLocale } from '../../testing/a-remote.ts';
import { cleanedGuard } from './clean-page.ts';
import { forbidDocumentWrites } from './forbid-document-writes.ts';
import { guardPage, type PageGuard } from './guard-page.ts';
import { forgetRuns, restorePage } from './restore-page.ts';

const english = aLocale();
const find = (guard: PageGuard, remote = 'mfe-a') => restorePage(guard.originals, english, remote, guard);
const restore = (guard: PageGuard = guardPage()) => find(guard).changed;
beforeEach(() => {
  forgetRuns();
  restore();
  forgetRuns();
});
afterEach(() => void restore());

describe('what a remote changed beyond its own element is put back, and named', () => {
  it.each<[string, () => void, () => unknown, string]>([
    [
      'a method of a built-in',
      () => Object.assign(Array.prototype, { map: () => ['spoilt'] }),
      () => [1].map((one) => one),
      'Array.prototype.map',
    ],
    [
      'a property that all objects would have',
      () => Object.assign(Object.prototype, { planted: 1 }),
      () => Reflect.get({}, 'planted'),
      'Object.prototype.planted',
    ],
    [
      'a function of a built-in',
      () => Object.assign(JSON, { parse: () => null }),
      () => JSON.parse('1'),
      'JSON.parse',
    ],
    [
      'a method of history that hides the one of all',
      () => Object.assign(history, { pushState: () => {} }),
      () => Object.hasOwn(history, 'pushState'),
      'history.pushState',
    ],
    ['fetch', () => Object.assign(window, { fetch: 'mine' }), () => typeof window.fetch, 'fetch'],
    [
      'an attribute of body',
      () => document.body.setAttribute('class', 'locked'),
      () => document.body.className,
      'body[class]',
    ],
    [
      'an attribute of html',
      () => document.documentElement.setAttribute('inert', ''),
      () => document.documentElement.hasAttribute('inert'),
      'html[inert]',
    ],
    [
      'a style that locks the page',
      () => document.body.style.setProperty('overflow', 'hidden'),
      () => document.body.style.overflow,
      'body style overflow',
    ],
    [
      'the direction of the page',
      () => Object.assign(document.documentElement, { dir: 'rtl' }),
      () => document.documentElement.dir,
      'html[dir]',
    ],
    [
      'a function of the browser',
      () => Object.assign(window, { queueMicrotask: () => {} }),
      () => window.queueMicrotask,
      'queueMicrotask',
    ],
    [
      'what puts properties back',
      () => Object.assign(Reflect, { defineProperty: () => true }),
      () => Reflect.defineProperty,
      'Reflect.defineProperty',
    ],
    ['the clock', () => Object.assign(Date, { now: () => 0 }), () => Date.now, 'Date.now'],
    [
      'a class of the language',
      () => Object.assign(window, { Promise: class {} }),
      () => window.Promise,
      'Promise',
    ],
    [
      'a class of the browser',
      () => Object.defineProperty(window, 'WebSocket', { value: class {}, configurable: true }),
      () => window.WebSocket,
      'WebSocket',
    ],
    ['a new global', () => Object.assign(window, { cart: {} }), () => Reflect.get(window, 'cart'), 'cart'],
    [
      'an entry of storage under a name of nobody',
      () => localStorage.setItem('token', '1'),
      () => localStorage.getItem('token'),
      'localStorage.token',
    ],
    [
      'an entry of the session storage',
      () => sessionStorage.setItem('step', '1'),
      () => sessionStorage.getItem('step'),
      'sessionStorage.step',
    ],
  ])('%s', (_what, harm, look, name) => {
    const before = look();
    const guard = guardPage();
    harm();
    expect(look()).not.toEqual(before);
    expect(restore(guard)).toEqual([name]);
    expect(look()).toEqual(before);
    expect(restore()).toEqual([]);
  });

  it('also what the guard itself, and each test, would need', () => {
    const guard = guardPage();
    const { forEach, [Symbol.iterator]: steps } = Array.prototype;
    Object.assign(Array.prototype, { forEach() {}, push: () => 0, [Symbol.iterator]: function* () {} });
    Object.assign(Object.prototype, { get: () => 1 });
    const changed = restore(guard);
    expect(changed.sort()).toEqual([
      'Array.prototype.forEach',
      'Array.prototype.push',
      'Array.prototype[symbol]',
      'Object.prototype.get',
    ]);
    expect([Array.prototype.forEach, Array.prototype[Symbol.iterator]]).toEqual([forEach, steps]);
  });

  it('what came between two mounts does not spoil the list of globals', async () => {
    Object.assign(Array.prototype, { [Symbol.iterator]: function* () {} });
    const report = vi.fn();
    const guard = cleanedGuard({
      ...{ name: 'mfe-a', locale: createStore(() => english), report, discardPage() {} },
      readScripts: async () => ['Array.prototype[Symbol.iterator]=function* () {}'],
    });
    await vi.waitFor(() =>
      expect(report).toHaveBeenCalledWith({
        event: 'reported',
        text: 'page-changed Array.prototype[symbol]',
      }),
    );
    expect(restore(guard)).toEqual([]);
    expect(typeof window.setTimeout).toBe('function');
  });

  it('another’s entry of storage that it changed or removed is put back', () => {
    localStorage.setItem('of-an-extension', 'mine');
    const guard = guardPage();
    localStorage.removeItem('of-an-extension');
    expect(restore(guard)).toEqual(['localStorage.of-an-extension']);
    expect(localStorage.getItem('of-an-extension')).toBe('mine');
    localStorage.removeItem('of-an-extension');
  });

  it('what it changed for good is named once, and the next navigation has to load a document', () => {
    const guard = guardPage();
    Object.defineProperty(history, 'planted', { value: 1 });
    const { structuredClone } = window;
    const copy = (value: unknown) => structuredClone(value);
    Object.defineProperty(window, 'structuredClone', { value: copy, configurable: false });
    Object.freeze(XMLHttpRequest);
    expect(find(guard)).toMatchObject({
      changed: [
        'history.planted (for good)',
        'XMLHttpRequest frozen (for good)',
        'structuredClone (for good)',
      ],
    });
    expect(find(guardPage()).changed).toEqual([]);
  });

  it('but not what the shell or a release owns, nor what an extension of the browser marks', () => {
    document.documentElement.dataset.theme = 'dark';
    document.body.dataset.coupon = 'installed';
    document.body.style.setProperty('top', '40px');
    Object.assign(window, { wallet: {} });
    localStorage.setItem('of-an-extension', 'mine');
    const guard = guardPage();
    Object.assign(window, { mfe_search: {}, __FEDERATION__: {} });
    for (const { area, start } of deviceStorage)
      if (area !== 'indexedDB') window[area].setItem(`${start}1`, 'a letter');
    expect(restore(guard)).toEqual([]);
    expect(document.body.dataset.coupon).toBe('installed');
    delete document.body.dataset.coupon;
    for (const name of ['wallet', 'mfe_search', '__FEDERATION__']) {
      expect(name in window).toBe(true);
      Reflect.deleteProperty(window, name);
    }
    document.body.removeAttribute('style');
    localStorage.clear();
    sessionStorage.clear();
  });
});

describe('what an extension or a translator of the browser does is not of a remote', () => {
  it('a patch that appears again in the run of another remote stays, and only the first is asked about it', () => {
    const { atob } = window;
    const patch = () => 'patched';
    const plant = () => Object.assign(window, { atob: patch, walletOfAll: {} });
    let guard = guardPage();
    plant();
    expect(find(guard, 'mfe-a').changed).toEqual(['atob', 'walletOfAll']);
    guard = guardPage();
    plant();
    expect(find(guard, 'mfe-b')).toMatchObject({ changed: [], foreign: ['atob', 'walletOfAll'] });
    expect([window.atob, 'walletOfAll' in window]).toEqual([patch, true]);
    expect(find(guardPage(), 'mfe-c')).toMatchObject({ changed: [], foreign: [] });
    Object.assign(window, { atob });
    Reflect.deleteProperty(window, 'walletOfAll');
    find(guardPage(), 'mfe-c');
  });

  it.each([
    ['an element of its own', () => document.body.append(document.createElement('price-finder'))],
    ['a mark on body', () => document.body.setAttribute('data-gr-ext-installed', '')],
    [
      'a script of its own',
      () => {
        const script = document.createElement('script');
        script.type = 'text/plain';
        script.src = 'chrome-extension://abcdef/inject.js';
        document.head.append(script);
      },
    ],
  ])('patches stay beside %s, while what locks the page goes without blame', (_what, show) => {
    const guard = guardPage();
    const { parse } = JSON;
    const patch = (text: string) => parse(text);
    show();
    Object.assign(JSON, { parse: patch });
    Object.assign(window, { coupons: {} });
    document.body.style.setProperty('overflow', 'hidden');
    expect(find(guard).changed).toEqual([]);
    expect([JSON.parse, 'coupons' in window, document.body.style.overflow]).toEqual([patch, true, '']);
    Object.assign(JSON, { parse });
    find(guardPage());
    Reflect.deleteProperty(window, 'coupons');
    document.querySelector('price-finder')?.remove();
    document.querySelector('script[src^=chrome]')?.remove();
    document.body.removeAttribute('data-gr-ext-installed');
  });

  it('language and class of html stay while the page is translated, and what a remote sets does not', () => {
    const html = document.documentElement;
    const guard = guardPage();
    html.lang = 'de';
    html.className = 'translated-ltr locked';
    expect(restore(guard)).toEqual(['html[class]']);
    expect([html.lang, html.className]).toEqual(['de', 'translated-ltr']);
    html.removeAttribute('class');
    expect(restore()).toEqual(['html[lang]']);
    expect(html.lang).toBe('en');
  });
});

it.each(['open', 'write', 'writeln'] as const)(
  'a remote that calls document.%s fails, and the page stays',
  (name) => {
    forbidDocumentWrites();
    document.body.innerHTML = '<main>the page</main>';
    expect(() => document[name]('<p>mine</p>')).toThrow(`document.${name}`);
    expect(document.body.innerHTML).toBe('<main>the page</main>');
  },
);
