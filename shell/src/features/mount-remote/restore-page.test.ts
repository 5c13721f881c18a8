import { afterEach, describe, expect, it } from 'vitest';
import { restorePage } from './restore-page.ts';

afterEach(() => void restorePage());

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
  ])('%s', (_what, harm, look, name) => {
    const before = look();
    harm();
    expect(look()).not.toEqual(before);
    expect(restorePage()).toEqual([name]);
    expect(look()).toEqual(before);
    expect(restorePage()).toEqual([]);
  });

  it('but not what the shell owns, nor what an extension of the browser marks', () => {
    document.documentElement.lang = 'ar';
    document.documentElement.dataset.theme = 'dark';
    document.body.dataset.extension = 'installed';
    Object.assign(window, { wallet: {} });
    expect(restorePage()).toEqual([]);
    expect(document.body.dataset.extension).toBe('installed');
  });
});
