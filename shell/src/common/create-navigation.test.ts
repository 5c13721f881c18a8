import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLinks } from '../features/follow-address/follow-links.ts';
import { createNavigation, type ShellNavigation } from './create-navigation.ts';

let navigation: ShellNavigation;
let stop = () => {};
beforeEach(() => {
  history.replaceState(null, '', '/jobs?q=a');
  navigation = createNavigation('/en/ph/jobs?q=a');
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  navigation.dispose();
  document.body.replaceChildren();
});

function click(html: string, init: MouseEventInit = {}): MouseEvent {
  stop = followLinks(navigation);
  document.body.innerHTML = html;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector('a')?.dispatchEvent(event);
  return event;
}

describe('navigation', () => {
  it('takes the full address from the page when the requested one lacked language or country', () => {
    expect(navigation.current()).toMatchObject({ pathname: '/en/ph/jobs', search: '?q=a' });
  });

  it('starts where the browser refuses to change the history, and writes the address later', () => {
    vi.useFakeTimers();
    navigation.dispose();
    history.replaceState(null, '', '/jobs?q=a');
    const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    navigation = createNavigation('/en/ph/jobs?q=a');
    expect(navigation.current()).toMatchObject({ pathname: '/en/ph/jobs', search: '?q=a' });
    refuse.mockRestore();
    vi.advanceTimersByTime(1_000);
    expect(window.location.pathname).toBe('/en/ph/jobs');
    vi.useRealTimers();
  });

  it('notifies of every navigation and its kind', () => {
    const listener = vi.fn();
    navigation.subscribe(listener);
    const before = navigation.current().key;
    navigation.navigate('/en/ph/job/nurse-7');
    expect([navigation.kind(), navigation.current().pathname]).toEqual(['push', '/en/ph/job/nurse-7']);
    expect(navigation.current().key).not.toBe(before);
    navigation.navigate('/en/ph/job/nurse-7?apply=1', { replace: true });
    expect(navigation.kind()).toBe('replace');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lets a page wait for another one, and not for itself in another country', () => {
    navigation.navigate('/en/ph/job/nurse-7');
    expect(navigation.change().isInterruptible).toBe(true);
    navigation.navigate('/en/sg/job/nurse-7');
    expect(navigation.change().isInterruptible).toBe(false);
  });

  it('replaces a page that is not committed yet, as a browser does with one that loads', () => {
    const commits: (() => void)[] = [];
    const stop = navigation.subscribe(() => commits.push(navigation.change().defer()));
    const before = history.length;
    navigation.navigate('/en/ph/job/nurse-7');
    navigation.navigate('/en/ph/job/cook-8');
    expect(history.length).toBe(before + 1);
    for (const commit of commits) commit();
    navigation.navigate('/en/ph/job/nurse-7');
    expect(history.length).toBe(before + 2);
    stop();
  });

  it('shows each address of a held arrow key at once, and writes a few of them', () => {
    vi.useFakeTimers();
    const replaced = vi.spyOn(history, 'replaceState');
    const shown: string[] = [];
    navigation.subscribe(() => shown.push(navigation.current().search));
    for (let job = 1; job <= 150; job += 1) {
      navigation.navigate(`/en/ph/jobs?q=a&job=${job}`, { replace: true });
      vi.advanceTimersByTime(33);
    }
    expect(shown).toHaveLength(150);
    expect(shown.at(-1)).toBe('?q=a&job=150');
    vi.advanceTimersByTime(1_000);
    expect(window.location.search).toBe('?q=a&job=150');
    expect(replaced.mock.calls.length).toBeLessThan(5);
    vi.useRealTimers();
  });

  it('writes the address of a page before it is left', () => {
    for (const job of [1, 2, 3]) navigation.navigate(`/en/ph/jobs?q=a&job=${job}`, { replace: true });
    const pushed = vi.spyOn(history, 'pushState');
    pushed.mockImplementationOnce(() => {
      expect(window.location.search).toBe('?q=a&job=3');
    });
    navigation.navigate('/en/ph/companies');
    expect(pushed).toHaveBeenCalledOnce();
  });

  it.each(['throws', 'ignores it'])(
    'follows a link as a document where the browser %s at too many entries',
    (how) => {
      vi.spyOn(history, 'pushState').mockImplementation(() => {
        if (how === 'throws') throw new DOMException('Too many calls', 'SecurityError');
      });
      // jsdom loads no documents; a fragment is the only link that it follows.
      navigation.navigate('/en/ph/jobs?q=a#list');
      expect(window.location.hash).toBe('#list');
    },
  );

  it('shows what the browser refuses to write, and writes it later', () => {
    vi.useFakeTimers();
    const replaced = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    navigation.navigate('/en/ph/jobs?q=b', { replace: true });
    expect(navigation.current().search).toBe('?q=b');
    replaced.mockRestore();
    vi.advanceTimersByTime(1_000);
    expect(window.location.search).toBe('?q=b');
    vi.useRealTimers();
  });

  it('navigates on plain links of the site without a reload', () => {
    expect(click('<a href="/ja/jp/jobs"><span>jobs</span></a>').defaultPrevented).toBe(true);
    expect(navigation.current().pathname).toBe('/ja/jp/jobs');
  });

  it('leads back to the current address from a sign-in link that was rendered for an earlier one', () => {
    navigation.navigate('/en/ph/jobs?q=a&page=2');
    click('<a href="/en/ph/get-started?redirect=%2Fen%2Fph%2Fjobs" data-redirect="here">x</a>');
    expect(navigation.current()).toMatchObject({
      pathname: '/en/ph/get-started',
      search: '?redirect=%2Fen%2Fph%2Fjobs%3Fq%3Da%26page%3D2',
    });
  });

  it('shows the current address in the language of a link that was rendered for an earlier one', () => {
    navigation.navigate('/en/ph/jobs?q=a&page=2');
    click('<a href="/ar/ph/jobs" hreflang="ar">x</a>');
    expect(navigation.current()).toMatchObject({ pathname: '/ar/ph/jobs', search: '?q=a&page=2' });
  });

  it.each([
    ['another site', '<a href="https://example.test/en/ph">x</a>', {}],
    ['a new tab', '<a href="/en/ph/jobs" target="_blank">x</a>', {}],
    ['a download', '<a href="/en/ph/jobs" download>x</a>', {}],
    ['the API', '<a href="/api/jobseeker/resumes/1/file">x</a>', {}],
    ['a held key', '<a href="/en/ph/jobs">x</a>', { ctrlKey: true }],
    ['a place in the page', '<a href="#jh-main">x</a>', {}],
    ['each page, on one that lacks files,', '<p id="jh-unstarted"></p><a href="/en/ph/jobs">x</a>', {}],
  ])('leaves %s to the browser', (_what, html, init) => {
    const swallow = (event: Event) => event.preventDefault();
    const event = click(html, init);
    document.addEventListener('click', swallow);
    expect(event.defaultPrevented).toBe(false);
    document.removeEventListener('click', swallow);
  });
});
