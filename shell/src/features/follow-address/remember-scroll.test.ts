import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNavigation, type ShellNavigation } from '../../common/create-navigation.ts';
import { stubPageSize } from '../../testing/stub-page-size.ts';
import { rememberScroll } from './remember-scroll.ts';

let navigation: ShellNavigation;
let stop = () => {};
let setHeight: (height: number) => void;
/** Sets the page's height; as in a browser, a shorter page is clamped to its end. */
function resizePage(height: number) {
  const end = Math.max(0, height - window.innerHeight);
  if (window.scrollY > end) scrollDown(end);
  setHeight(height);
}

beforeEach(() => {
  sessionStorage.clear();
  ({ resizePage: setHeight } = stubPageSize(5_000));
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
  await nextFrame();
}

const nextFrame = () => new Promise(requestAnimationFrame);

describe('the scroll position', () => {
  it('is restored on back, while a new page starts at the top', async () => {
    scrollDown(640);
    navigation.navigate('/en/ph/job/nurse-7');
    expect(window.scrollY).toBe(0);
    await goBack();
    expect(window.scrollY).toBe(640);
  });

  it('is that of the page before until a remote has committed the next one', async () => {
    let commit = () => {};
    navigation.subscribe(() => {
      commit = navigation.change().defer();
    });
    scrollDown(640);
    navigation.navigate('/en/ph/job/nurse-7');
    scrollDown(700);
    expect(window.scrollY).toBe(700);
    commit();
    expect(window.scrollY).toBe(0);
    await goBack();
    // About the page that is left: the list is still restored.
    window.dispatchEvent(new Event('wheel'));
    expect(window.scrollY).toBe(0);
    commit();
    await nextFrame();
    expect(window.scrollY).toBe(700);
  });

  it('is restored after a reload', async () => {
    scrollDown(640);
    window.dispatchEvent(new Event('pagehide'));
    stop();
    vi.stubGlobal('scrollY', 0);
    stop = rememberScroll(navigation);
    await nextFrame();
    expect(window.scrollY).toBe(640);
  });

  it('is restored when the list is there, not among its placeholders', async () => {
    scrollDown(900);
    navigation.navigate('/en/ph/job/nurse-7');
    resizePage(800);
    await goBack();
    expect(window.scrollY).toBe(0);
    resizePage(1_000);
    expect(window.scrollY).toBe(0);
    resizePage(5_000);
    expect(window.scrollY).toBe(900);
  });

  it('is remembered even if the person leaves before the list has arrived', async () => {
    scrollDown(900);
    navigation.navigate('/en/ph/job/nurse-7');
    await goBack();
    resizePage(800);
    navigation.navigate('/en/ph/job/nurse-8');
    resizePage(5_000);
    await goBack();
    expect(window.scrollY).toBe(900);
  });

  it('is left to the person as soon as they scroll', async () => {
    scrollDown(900);
    navigation.navigate('/en/ph/job/nurse-7');
    resizePage(800);
    await goBack();
    window.dispatchEvent(new Event('wheel'));
    resizePage(5_000);
    expect(window.scrollY).toBe(0);
  });

  it('comes back with the page that asked for signing in, with the state of its entry', async () => {
    navigation.navigate('/en/ph/jobs?page=3', { replace: true, state: { from: 1 } });
    scrollDown(900);
    navigation.navigate('/en/ph/get-started?redirect=x');
    navigation.navigate('/en/ph/get-started?redirect=x&mode=create', { replace: true });
    expect(window.scrollY).toBe(0);
    navigation.navigate('/en/ph/jobs?page=3', { replace: true });
    await nextFrame();
    expect(window.scrollY).toBe(900);
    expect(navigation.current().state).toEqual({ from: 1 });
  });

  it('is the top on a page that replaces another one', () => {
    navigation.navigate('/en/ph/get-started?redirect=x');
    scrollDown(300);
    navigation.navigate('/en/ph/job/nurse-7', { replace: true });
    expect(window.scrollY).toBe(0);
  });

  it('stays where it is when the language changes, also while the page is short meanwhile', () => {
    navigation.navigate('/en/ph/job/nurse-7');
    scrollDown(700);
    navigation.navigate('/ja/ph/job/nurse-7');
    resizePage(900);
    resizePage(4_000);
    expect(window.scrollY).toBe(700);
    navigation.navigate('/ja/jp/job/nurse-7');
    expect(window.scrollY).toBe(0);
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
