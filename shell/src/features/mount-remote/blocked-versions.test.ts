import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

/** The next page of the tab, which reads what the earlier ones left. */
async function nextPage() {
  vi.resetModules();
  return import('./blocked-versions.ts');
}
/** A page of the tab that the version blocks, or with which the browser ends the tab. */
async function blockedPage() {
  (await nextPage()).trackRun('mfe-a', '1');
}
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

it('does not run a version again that blocked a page, for two minutes, then for longer', async () => {
  await blockedPage();
  let page = await nextPage();
  expect(page.hasBlockedPage('mfe-a', '1')).toBe(true);
  expect(page.hasBlockedPage('mfe-a', '2')).toBe(false);
  minutes(3);
  expect(page.hasBlockedPage('mfe-a', '1')).toBe(false);

  await blockedPage();
  minutes(3);
  page = await nextPage();
  expect(page.hasBlockedPage('mfe-a', '1')).toBe(true);
  minutes(30);
  expect(page.hasBlockedPage('mfe-a', '1')).toBe(false);
});

it('runs it again when the person asks for it', async () => {
  await blockedPage();
  const page = await nextPage();
  page.forgetBlocked();
  expect(page.hasBlockedPage('mfe-a', '1')).toBe(false);
});

it('leaves no mark of a version that ran, and reads one of an older shell as an old one', async () => {
  (await nextPage()).trackRun('mfe-a', '1')();
  expect((await nextPage()).hasBlockedPage('mfe-a', '1')).toBe(false);
  sessionStorage.setItem('jh-running:mfe-a@1', '');
  minutes(60);
  expect((await nextPage()).hasBlockedPage('mfe-a', '1')).toBe(false);
});
