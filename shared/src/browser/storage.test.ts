import { afterEach, expect, it, vi } from 'vitest';
import { localStore, readCookie, tabStore, writeCookie } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const store of [localStore, tabStore]) for (const key of store.keys()) store.removeItem(key);
});

it.each([
  ['localStorage', localStore],
  ['sessionStorage', tabStore],
] as const)('keeps values in %s, and in the memory of the page where that is blocked', (area, store) => {
  expect(store.setItem('jh-a', '1')).toBe(true);
  expect(window[area].getItem('jh-a')).toBe('1');
  vi.spyOn(window, area, 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  // The tests of other files may have stored values in the page's memory.
  for (const key of store.keys()) store.removeItem(key);
  expect(store.getItem('jh-a')).toBeNull();
  expect(store.setItem('jh-b', '2')).toBe(false);
  expect(store.getItem('jh-b')).toBe('2');
  expect(store.keys()).toEqual(['jh-b']);
  store.removeItem('jh-b');
  expect(store.keys()).toEqual([]);
});

it('keeps a value in memory that does not fit, and the newer one of two', () => {
  localStore.setItem('jh-a', '1');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(localStore.setItem('jh-a', '2')).toBe(false);
  expect(localStore.getItem('jh-a')).toBe('2');
  setItem.mockRestore();
  expect(localStore.setItem('jh-a', '3')).toBe(true);
  expect([localStore.getItem('jh-a'), localStorage.getItem('jh-a')]).toEqual(['3', '3']);
});

it('reads and writes no cookie where they are blocked', () => {
  writeCookie('theme=dark; Path=/');
  expect(readCookie('theme')).toBe('dark');
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(denied);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(denied);
  writeCookie('theme=light; Path=/');
  expect(readCookie('theme')).toBeUndefined();
});
