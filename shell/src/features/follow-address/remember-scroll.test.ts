import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation, type ShellNavigation } from '../../common/create-navigation.ts';
import { rememberScroll } from './remember-scroll.ts';

let navigation: ShellNavigation;
let stop = () => {};
beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('scrollTo', (_: number, y: number) => vi.stubGlobal('scrollY', y));
  history.replaceState(null, '');
  navigation = createNavigation('/en/ph/jobs');
  stop = rememberScroll(navigation);
});
afterEach(() => {
  stop();
  navigation.dispose();
  vi.unstubAllGlobals();
});

function scrollDown(to: number) {
  vi.stubGlobal('scrollY', to);
  window.dispatchEvent(new Event('scroll'));
}

async function goBack() {
  const { promise, resolve } = Promise.withResolvers<void>();
  window.addEventListener('popstate', () => resolve(), { once: true });
  history.back();
  await promise;
}

describe('the scroll position', () => {
  it('is restored on back, while a new page starts at the top', async () => {
    scrollDown(640);
    navigation.navigate('/en/ph/job/nurse-7');
    expect(window.scrollY).toBe(0);
    await goBack();
    expect(window.scrollY).toBe(640);
  });

  it('is restored after a reload', () => {
    scrollDown(640);
    window.dispatchEvent(new Event('pagehide'));
    stop();
    vi.stubGlobal('scrollY', 0);
    stop = rememberScroll(navigation);
    expect(window.scrollY).toBe(640);
  });

  it('is kept for no more entries than the browser’s history holds, however long the visit', async () => {
    for (let visited = 1; visited <= 200; visited += 1) {
      scrollDown(visited);
      navigation.navigate(`/en/ph/job/nurse-${visited}`);
    }
    window.dispatchEvent(new Event('pagehide'));
    const kept: unknown[] = JSON.parse(sessionStorage.getItem('jh-scroll') ?? '[]');
    expect(Object.keys(kept).length).toBeLessThanOrEqual(51);
    await goBack();
    expect(window.scrollY).toBe(200);
  });
});
