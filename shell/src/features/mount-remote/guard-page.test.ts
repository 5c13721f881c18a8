import { deviceStorage } from '@jobharbor/shared/contracts/device-storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aLocale } from '../../testing/a-remote.ts';
import { forbidDocumentWrites } from './forbid-document-writes.ts';
import { guardPage, type PageGuard } from './guard-page.ts';

const english = aLocale();
const restore = (guard: PageGuard = guardPage()) => guard.restore(english);
beforeEach(() => void restore());
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
    const changed = guard.restore(english);
    expect(changed.sort()).toEqual([
      'Array.prototype.forEach',
      'Array.prototype.push',
      'Array.prototype[symbol]',
      'Object.prototype.get',
    ]);
    expect([Array.prototype.forEach, Array.prototype[Symbol.iterator]]).toEqual([forEach, steps]);
  });

  it('what came between two mounts does not spoil the list of globals', () => {
    Object.assign(Array.prototype, { [Symbol.iterator]: function* () {} });
    const guard = guardPage();
    expect(guard.restore(english)).toEqual(['Array.prototype[symbol]']);
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
    expect(guard.takeSpoilt()).toBe(false);
    Object.defineProperty(history, 'planted', { value: 1 });
    const { structuredClone } = window;
    const copy = (value: unknown) => structuredClone(value);
    Object.defineProperty(window, 'structuredClone', { value: copy, configurable: false });
    Object.freeze(XMLHttpRequest);
    expect(restore(guard)).toEqual([
      'XMLHttpRequest frozen (for good)',
      'history.planted (for good)',
      'structuredClone (for good)',
    ]);
    expect([guard.takeSpoilt(), guard.takeSpoilt()]).toEqual([true, false]);
    expect(restore()).toEqual([]);
  });

  it('but not what the shell or a release owns, nor what an extension of the browser marks', () => {
    document.documentElement.dataset.theme = 'dark';
    document.body.dataset.extension = 'installed';
    document.body.style.setProperty('top', '40px');
    Object.assign(window, { wallet: {} });
    localStorage.setItem('of-an-extension', 'mine');
    const guard = guardPage();
    Object.assign(window, { mfe_search: {}, __FEDERATION__: {} });
    for (const { area, start } of deviceStorage)
      if (area !== 'indexedDB') window[area].setItem(`${start}1`, 'a letter');
    expect(restore(guard)).toEqual([]);
    expect(document.body.dataset.extension).toBe('installed');
    for (const name of ['wallet', 'mfe_search', '__FEDERATION__']) {
      expect(name in window).toBe(true);
      Reflect.deleteProperty(window, name);
    }
    document.body.removeAttribute('style');
    localStorage.clear();
    sessionStorage.clear();
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
