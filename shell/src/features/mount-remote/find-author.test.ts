import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { aLocale } from '../../testing/a-remote.ts';
import { type CleanedRun, cleanPage, tidyPage } from './clean-page.ts';
import { isElementOfScripts, isOfScripts } from './find-author.ts';
import { guardPage } from './guard-page.ts';
import { forgetRuns } from './restore-page.ts';

const { parse } = JSON;
const { fetch } = window;
const patchOfRemote = (text: string) => parse(text.trim());
const scripts = [`JSON.parse=${patchOfRemote};window.cart={};e.className="veil jhs-veil";fetch("/api")`];

const reports: (string | undefined)[] = [];
const discardPage = vi.fn();
const aRun = (readScripts = async () => scripts): CleanedRun => ({
  ...{ name: 'mfe-a', locale: createStore(() => aLocale()), discardPage, readScripts },
  report: ({ text }) => void reports.push(text),
});

afterEach(() => {
  Object.assign(window, { fetch });
  Object.assign(JSON, { parse });
  for (const name of ['cart', 'coupons']) Reflect.deleteProperty(window, name);
  localStorage.clear();
  document.body.replaceChildren();
  discardPage.mockClear();
  reports.length = 0;
  cleanPage(aRun(), guardPage());
  forgetRuns();
  reports.length = 0;
});

it.each([
  ['a patch in its code', { name: 'parse', value: patchOfRemote }, true],
  ['a patch of somebody else under a name in its code', { name: 'fetch', value: () => 'coupon' }, false],
  ['a global that its code names', { name: 'cart', value: {} }, true],
  ['a global that its code names within another word', { name: 'car', value: {} }, false],
])('says of %s whose it is', (_what, change, isOwn) => {
  expect(isOfScripts(change, scripts)).toBe(isOwn);
});

it.each([
  ['<div class="tip jhs-veil">', true],
  ['<div id="coupon-finder">', false],
  ['<div>', true],
])('says of %s whose it is', (html, isOwn) => {
  document.body.innerHTML = html;
  expect(isElementOfScripts(document.body.firstElementChild as Element, scripts)).toBe(isOwn);
});

/** A coupon finder that hides itself: its root is closed, and it marks nothing. */
function findCoupons() {
  const patch = () => Promise.resolve(new Response('coupon'));
  Object.assign(window, { fetch: patch, coupons: { found: 3 } });
  localStorage.setItem('coupon-finder', '1');
  const element = document.createElement('div');
  element.id = 'coupon-finder';
  element.attachShadow({ mode: 'closed' });
  document.body.append(element);
  return { patch, element };
}

it('keeps what a hidden extension changed while a remote ran, and reports the remote for its own alone', async () => {
  const guard = guardPage();
  const { patch, element } = findCoupons();
  Object.assign(window, { cart: {} });
  cleanPage(aRun(), guard);
  await expect.poll(() => reports).toEqual(['page-changed cart']);
  expect([window.fetch, localStorage.getItem('coupon-finder')]).toEqual([patch, '1']);
  expect(['coupons' in window, 'cart' in window]).toEqual([true, false]);
  const veil = Object.assign(document.createElement('div'), { className: 'jhs-veil' });
  document.body.append(veil);
  tidyPage(aRun(), guardPage(), [element, veil], []);
  await expect.poll(() => reports).toEqual(['page-changed cart', 'elements-left div.jhs-veil']);
  expect(element.isConnected).toBe(true);
});

it('loads no document for what an extension changed for good', async () => {
  Object.defineProperty(history, 'couponFinder', { value: 1 });
  cleanPage(aRun(), guardPage());
  const guard = guardPage();
  Object.assign(window, { coupons: {} });
  cleanPage(aRun(), guard);
  await expect.poll(() => 'coupons' in window).toBe(true);
  expect([discardPage.mock.calls, reports]).toEqual([[], []]);
});

it('removes what covers the page, and blames nobody, while the scripts cannot be read', async () => {
  const veil = document.body.appendChild(document.createElement('aside'));
  tidyPage(
    aRun(() => Promise.reject(new TypeError('Failed to fetch'))),
    guardPage(),
    [veil],
    [],
  );
  await expect.poll(() => veil.isConnected).toBe(false);
  expect(reports).toEqual([]);
});
