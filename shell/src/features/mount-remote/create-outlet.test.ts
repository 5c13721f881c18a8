import type { Lifecycles } from '@jobharbor/shared/remote';
import { nextTask } from '@jobharbor/shared/remote';
import { latch } from '@jobharbor/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { createDirtyLease } from '../../common/create-dirty-lease.ts';
import { hydratedParts } from '../../common/hydrated-parts.ts';
import { aMountContext, anEntry, someLifecycles } from '../../testing/a-remote.ts';
import { useOutletPlace } from '../../testing/use-outlet-place.ts';
import { createOutlet, type Outlet, progressDelay } from './create-outlet.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => {},
  registerRemotes: () => {},
  loadRemote: () => Promise.reject(new Error('no federation')),
}));
const untilFailed = (outlet: Outlet) =>
  vi.waitFor(() => expect(outlet.state.getState().status).toBe('failed'), { timeout: 4_000 });
/** A timer of the same delay that is set later runs later. The shell would put back the timers of a test. */
const afterProgressTimer = () => new Promise((resolve) => setTimeout(resolve, progressDelay));

describe('the outlet', () => {
  const { place, answers } = useOutletPlace();

  it('replaces one page by the next', async () => {
    const outlet = createOutlet(place, aMountContext());
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('page a');
    await outlet.show('b', anEntry('b'));
    expect(place.textContent).toBe('page b');
    expect(place.children).toHaveLength(1);
  });

  it.each([
    ['the page before', true],
    ['the page of the server', false],
  ])('keeps %s until the chunk of the next page has loaded as well', async (_name, isMounted) => {
    const late = latch<void>();
    const bootstrap = vi.fn(() => late.released);
    answers.set('b', async () => someLifecycles('page b', { bootstrap }));
    const outlet = createOutlet(place, aMountContext());
    place.innerHTML = '<div data-remote="b">page a</div>';
    if (isMounted) await outlet.show('a', anEntry('a'));
    const shown = outlet.show('b', anEntry('b'));
    await expect.poll(() => bootstrap.mock.calls.length).toBe(1);
    expect(place.textContent).toBe('page a');
    late.release();
    await shown;
    expect(place.textContent).toBe('page b');
    expect(place.children).toHaveLength(1);
  });

  it('stays on a page to which the person returns while the chunk of the next one loads', async () => {
    const late = latch<void>();
    const bootstrap = vi.fn(() => late.released);
    answers.set('b', async () => someLifecycles('page b', { bootstrap }));
    const outlet = createOutlet(place, aMountContext());
    await outlet.show('a', anEntry('a'));
    const second = outlet.show('b', anEntry('b'));
    await expect.poll(() => bootstrap.mock.calls.length).toBe(1);
    await outlet.show('a', anEntry('a'));
    late.release();
    await second;
    expect(place.textContent).toBe('page a');
  });

  it('keeps one `jh:page-ready` mark, however many pages were shown', async () => {
    const outlet = createOutlet(place, aMountContext());
    for (const name of ['a', 'b', 'a', 'b']) await outlet.show(name, anEntry(name));
    expect(performance.getEntriesByName('jh:page-ready')).toHaveLength(1);
  });

  it('shows the latest page, even when an earlier one loads last', async () => {
    const late = latch<void>();
    answers.set('a', async () => {
      await late.released;
      return someLifecycles('page a');
    });
    const outlet = createOutlet(place, aMountContext());
    const first = outlet.show('a', anEntry('a'));
    await outlet.show('b', anEntry('b'));
    late.release();
    await first;
    expect(place.textContent).toBe('page b');
    expect(outlet.state.getState().status).toBe('ready');
  });

  it('keeps the current page when the person returns before the next one has loaded', async () => {
    const crash = latch<void>();
    answers.set('a', async () =>
      someLifecycles('page a', {
        mount: async ({ domElement, onCrash }) => {
          domElement.textContent = 'page a';
          void crash.released.then(() => onCrash(new Error('planted')));
        },
      }),
    );
    answers.set('b', () => new Promise(() => {}));
    const outlet = createOutlet(place, aMountContext());
    await outlet.show('a', anEntry('a'));
    void outlet.show('b', anEntry('b'));
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('page a');
    expect(outlet.state.getState().status).toBe('ready');
    crash.release();
    await untilFailed(outlet);
  });

  it('shows the next page at once, however long the previous one takes to unmount', async () => {
    answers.set('a', async () => someLifecycles('page a', { unmount: () => new Promise(() => {}) }));
    const outlet = createOutlet(place, aMountContext());
    await outlet.show('a', anEntry('a'));
    const shown = outlet.show('b', anEntry('b')).then(() => 'shown');
    // One task to evaluate its code, another to mount it.
    const thirdTask = nextTask()
      .then(nextTask)
      .then(() => 'third task');
    expect(await Promise.race([shown, thirdTask])).toBe('shown');
    expect(place.textContent).toBe('page b');
    expect(place.children).toHaveLength(1);
  });

  it('keeps a page that mounted late when the person returns to it before the next one has loaded', async () => {
    const late = latch<void>();
    answers.set('b', async () =>
      someLifecycles('page b', {
        mount: async ({ domElement }) => {
          await late.released;
          domElement.textContent = 'page b';
        },
      }),
    );
    const outlet = createOutlet(place, aMountContext());
    await outlet.show('a', anEntry('a'));
    const second = outlet.show('b', anEntry('b'));
    await expect.poll(() => place.querySelector('[data-remote="b"]')).not.toBeNull();
    answers.set('c', () => new Promise(() => {}));
    void outlet.show('c', anEntry('c'));
    late.release();
    await second;
    await outlet.show('b', anEntry('b'));
    expect(place.textContent).toBe('page b');
  });

  it('shows no progress bar over a server-rendered page, however late its code loads', async () => {
    place.innerHTML = '<div data-remote="a">drawn</div>';
    const late = latch<Lifecycles>();
    answers.set('a', () => late.released);
    const outlet = createOutlet(place, aMountContext());
    const statuses: string[] = [];
    outlet.state.subscribe(({ status }) => statuses.push(status));
    const shown = outlet.show('a', anEntry('a'), { isHydrating: true });
    await afterProgressTimer();
    late.release(someLifecycles('page a'));
    await shown;
    expect(statuses).not.toContain('loading');
  });

  it('shows the progress bar only when the person has to wait', async () => {
    const late = latch<Lifecycles>();
    const outlet = createOutlet(place, aMountContext());
    const statuses: string[] = [];
    outlet.state.subscribe(({ status }) => statuses.push(status));
    await outlet.show('a', anEntry('a'));
    await afterProgressTimer();
    expect(statuses).not.toContain('loading');
    answers.set('b', () => late.released);
    const shown = outlet.show('b', anEntry('b'));
    await expect.poll(() => outlet.state.getState().status).toBe('loading');
    expect(place.textContent).toBe('page a');
    late.release(someLifecycles('page b'));
    await shown;
    expect(outlet.state.getState().status).toBe('ready');
  });

  it.each<[string, Partial<Lifecycles>]>([
    ['unmounts', {}],
    ['never answers its unmount', { unmount: () => new Promise(() => {}) }],
  ])('leaves nothing of a page that %s: it is put back, taken away and named', async (_how, lifecycles) => {
    const leases = createDirtyLease();
    answers.set('a', async () =>
      someLifecycles('page a', {
        mount: async ({ lease }) => {
          lease.acquire('a draft');
          document.body.append(document.createElement('aside'));
          document.body.style.overflow = 'hidden';
          Object.assign(window, { leftByA: true });
          localStorage.setItem('left-by-a', '1');
        },
        ...lifecycles,
      }),
    );
    const context = aMountContext();
    const props = context.props;
    const outlet = createOutlet(place, { ...context, props: () => ({ ...props(), lease: leases }) });
    await outlet.show('a', anEntry('a'));
    await expect
      .poll(() => [document.body.style.overflow, 'leftByA' in window, localStorage.length])
      .toEqual(['', false, 0]);
    expect(leases.isHeld()).toBe(true);
    await outlet.clear();
    expect(leases.isHeld()).toBe(false);
    await expect.poll(() => document.querySelector('aside')).toBeNull();
    const said = () =>
      context.facts.flatMap(({ event, remote, version, text }) =>
        event === 'reported' ? [`${remote} ${version}: ${text}`] : [],
      );
    await expect
      .poll(() => said().sort())
      .toEqual([
        'a 1: elements-left aside',
        'a 1: lease-left a draft',
        'a 1: page-changed body style overflow,leftByA,localStorage.left-by-a',
      ]);
  });

  it('names the page that was mounted last for what changed before the next is loaded', async () => {
    const context = aMountContext();
    const outlet = createOutlet(place, context);
    await outlet.show('a', anEntry('a'));
    document.body.className = 'locked by a timer of a';
    await outlet.show('b', anEntry('b'));
    expect(document.body.className).toBe('');
    await expect
      .poll(() => context.facts)
      .toContainEqual(expect.objectContaining({ remote: 'a', text: 'page-changed body[class]' }));
  });

  it('hydrates the server-rendered element instead of replacing it, and notes how many elements it had', async () => {
    place.innerHTML = '<div data-remote="a"><p>from the <mark>server</mark></p></div>';
    const drawn = place.firstElementChild;
    const outlet = createOutlet(place, aMountContext());
    await outlet.show('a', anEntry('a'), { isHydrating: true });
    expect(place.firstElementChild).toBe(drawn);
    expect(hydratedParts.get('a')).toBe(2);
    await outlet.show('b', anEntry('b'));
    expect(hydratedParts.has('b')).toBe(false);
  });

  it('draws a page anew whose language was switched before its code came, and waits for one that is being mounted', async () => {
    place.innerHTML = '<div data-remote="a">from the server</div>';
    const drawn = place.firstElementChild;
    const [code, mount] = [latch<Lifecycles>(), latch<void>()];
    answers.set('a', () => code.released);
    const outlet = createOutlet(place, aMountContext());
    const first = outlet.show('a', anEntry('a'), { isHydrating: true });
    outlet.isStill();
    code.release(someLifecycles('page a', { mount: () => mount.released }));
    await first;
    expect(place.firstElementChild).toBe(drawn);
    const second = outlet.show('a', anEntry('a'));
    await expect.poll(() => place.firstElementChild).not.toBe(drawn);
    expect(outlet.isStill()).toBe(false);
    mount.release();
    await second;
    expect(outlet.isStill()).toBe(true);
  });

  it('leaves the server-rendered page to be read until its code comes, and hydrates it then', async () => {
    place.innerHTML = '<div data-remote="a">from the server</div>';
    const drawn = place.firstElementChild;
    const read: unknown[] = [];
    const bootstrap = async () => {
      read.push(place.textContent);
      if (read.length === 1) throw Object.assign(new Error('Loading chunk b failed.'), { request: 'b.js' });
    };
    answers.set('a', async () => someLifecycles('page a', { bootstrap, unmount: async () => {} }));
    const outlet = createOutlet(place, aMountContext());
    await outlet.show('a', anEntry('a'), { isHydrating: true, serverState: { jobs: 3 } });
    expect(read).toEqual(['from the server', 'from the server']);
    expect(place.firstElementChild).toBe(drawn);
    expect(place.textContent).toBe('page a');
  });
});
