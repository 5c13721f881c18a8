import type { Lifecycles } from '@jobharbor/shared/remote';
import { gate } from '@jobharbor/shared/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry, someLifecycles, someSurroundings } from '../testing/a-remote.ts';
import { createOutlet, type Outlet } from './create-outlet.ts';
import { loadModule } from './load-module.ts';

// Federation is the one thing replaced: there is no server of scripts in a unit test. The journeys use the real one.
vi.mock('./load-module.ts', async (original) => ({ ...(await original()), loadModule: vi.fn() }));
vi.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => {},
  registerRemotes: () => {},
  loadRemote: () => Promise.reject(new Error('no federation')),
}));
const answers = new Map<string, () => Promise<Lifecycles>>();
const failed = (outlet: Outlet) => {
  const state = outlet.state.getState();
  if (state.status !== 'failed') throw new Error(`The outlet is ${state.status}.`);
  return state;
};
const untilFailed = (outlet: Outlet) =>
  vi.waitFor(() => expect(outlet.state.getState().status).toBe('failed'), { timeout: 4_000 });

describe('the outlet', () => {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    answers.clear();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    vi.mocked(loadModule).mockImplementation(
      (name) => answers.get(name)?.() ?? Promise.reject(new Error('404')),
    );
    for (const name of ['a', 'b']) answers.set(name, async () => someLifecycles(`page ${name}`));
  });

  it('shows one page after the other', async () => {
    const outlet = createOutlet(place, someSurroundings());
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('page a');
    await outlet.show('b', anEntry('b'));
    expect(place.textContent).toBe('page b');
    expect(place.children).toHaveLength(1);
  });

  it('leaves the browser one mark of a page that answers, however many were shown', async () => {
    const outlet = createOutlet(place, someSurroundings());
    for (const name of ['a', 'b', 'a', 'b']) await outlet.show(name, anEntry(name));
    expect(performance.getEntriesByName('jh:page-ready')).toHaveLength(1);
  });

  it('shows the newest wish, even when an older one answers last', async () => {
    const late = gate<void>();
    answers.set('a', async () => {
      await late.opened;
      return someLifecycles('page a');
    });
    const outlet = createOutlet(place, someSurroundings());
    const first = outlet.show('a', anEntry('a'));
    await outlet.show('b', anEntry('b'));
    late.open();
    await first;
    expect(place.textContent).toBe('page b');
    expect(outlet.state.getState().status).toBe('ready');
  });

  it('keeps the page that stands when the person comes back before the next one came', async () => {
    const crash = gate<void>();
    answers.set('a', async () =>
      someLifecycles('page a', {
        mount: async ({ domElement, onCrash }) => {
          domElement.textContent = 'page a';
          void crash.opened.then(() => onCrash(new Error('planted')));
        },
      }),
    );
    answers.set('b', () => new Promise(() => {}));
    const outlet = createOutlet(place, someSurroundings());
    await outlet.show('a', anEntry('a'));
    void outlet.show('b', anEntry('b'));
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('page a');
    expect(outlet.state.getState().status).toBe('ready');
    crash.open();
    await untilFailed(outlet);
  });

  it('shows the next page at once, however long the one before takes to go', async () => {
    answers.set('a', async () => someLifecycles('page a', { unmount: () => new Promise(() => {}) }));
    const outlet = createOutlet(place, someSurroundings());
    await outlet.show('a', anEntry('a'));
    const shown = outlet.show('b', anEntry('b')).then(() => 'shown');
    const aTurn = new Promise((resolve) => setTimeout(resolve, 0, 'a turn later'));
    expect(await Promise.race([shown, aTurn])).toBe('shown');
    expect(place.textContent).toBe('page b');
    expect(place.children).toHaveLength(1);
  });

  it('keeps a page that came late when the person is back before the one after it came', async () => {
    const late = gate<void>();
    answers.set('b', async () =>
      someLifecycles('page b', {
        mount: async ({ domElement }) => {
          await late.opened;
          domElement.textContent = 'page b';
        },
      }),
    );
    const outlet = createOutlet(place, someSurroundings());
    await outlet.show('a', anEntry('a'));
    const second = outlet.show('b', anEntry('b'));
    await vi.waitFor(() => expect(place.querySelector('[data-remote="b"]')).not.toBeNull());
    answers.set('c', () => new Promise(() => {}));
    void outlet.show('c', anEntry('c'));
    late.open();
    await second;
    await outlet.show('b', anEntry('b'));
    expect(place.textContent).toBe('page b');
  });

  it('never says that it loads what the server has drawn already, however late its code comes', async () => {
    place.innerHTML = '<div data-remote="a">drawn</div>';
    const late = gate<Lifecycles>();
    answers.set('a', () => late.opened);
    const outlet = createOutlet(place, someSurroundings());
    const told: string[] = [];
    outlet.state.subscribe(({ status }) => told.push(status));
    const shown = outlet.show('a', anEntry('a'), { isHydrating: true });
    await new Promise((resolve) => setTimeout(resolve, 150));
    late.open(someLifecycles('page a'));
    await shown;
    expect(told).not.toContain('loading');
  });

  it('says that it loads only where the person has to wait', async () => {
    const late = gate<Lifecycles>();
    const outlet = createOutlet(place, someSurroundings());
    const told: string[] = [];
    outlet.state.subscribe(({ status }) => told.push(status));
    await outlet.show('a', anEntry('a'));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(told).not.toContain('loading');
    answers.set('b', () => late.opened);
    const shown = outlet.show('b', anEntry('b'));
    await vi.waitFor(() => expect(outlet.state.getState().status).toBe('loading'));
    expect(place.textContent).toBe('page a');
    late.open(someLifecycles('page b'));
    await shown;
    expect(outlet.state.getState().status).toBe('ready');
  });

  it('tries three times, then leaves an empty place and a support code, and shows the next page', async () => {
    answers.delete('a');
    const around = someSurroundings();
    const outlet = createOutlet(place, around);
    await outlet.show('a', anEntry('a'));
    const { supportCode } = failed(outlet);
    expect(supportCode).toMatch(/^[0-9A-F]{8}$/);
    expect(around.facts.map(({ event, rung }) => [event, rung])).toEqual([
      ['load-failed', 'retry'],
      ['load-failed', 'retry'],
      ['load-failed', 'previous-version'],
      ['load-failed', 'card'],
    ]);
    expect(around.facts.at(-1)?.support_code).toBe(supportCode);
    const bases = vi.mocked(loadModule).mock.calls.map(([, , , way]) => way?.base);
    expect(new Set(bases).size).toBe(3);
    await outlet.show('b', anEntry('b'));
    expect(place.textContent).toBe('page b');
  });

  it('tries a failed page again when it is asked for again', async () => {
    const good = answers.get('a');
    answers.delete('a');
    const outlet = createOutlet(place, someSurroundings());
    await outlet.show('a', anEntry('a'));
    answers.set('a', good as () => Promise<Lifecycles>);
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('page a');
  });

  it('asks for nothing of a remote that needs another shell', async () => {
    const around = someSurroundings('2.0.0');
    const outlet = createOutlet(place, around);
    vi.mocked(loadModule).mockClear();
    await outlet.show('a', anEntry('a'));
    expect(failed(outlet).remote).toBe('a');
    expect(loadModule).not.toHaveBeenCalled();
    expect(around.facts.at(-1)?.text).toContain('needs shared ^1.0.0; the shell has 2.0.0');
  });

  it('runs the version before where the new one breaks when it is mounted', async () => {
    const before = { ...anEntry('a'), metadata: { integrity: 'sha384-y', version: '0' } };
    before.deployment = { traffic: 0, default: false };
    const document = { schema: '', set: 's', microFrontends: { a: [anEntry('a'), before] } };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(document)));
    vi.mocked(loadModule).mockImplementation(async (_name, { metadata }) =>
      metadata.version === '0'
        ? someLifecycles('the version before')
        : someLifecycles('', { mount: () => Promise.reject(new Error('planted')) }),
    );
    const around = someSurroundings();
    const outlet = createOutlet(place, around);
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('the version before');
    expect(outlet.state.getState().status).toBe('ready');
    expect(around.facts.at(-1)).toMatchObject({ event: 'recovered', rung: 'previous-version', version: '0' });
  });

  it('takes away a page that crashes after it was shown', async () => {
    const crash = gate<void>();
    answers.set('a', async () =>
      someLifecycles('page a', {
        mount: async ({ onCrash }) => void crash.opened.then(() => onCrash(new Error('planted'))),
      }),
    );
    const outlet = createOutlet(place, someSurroundings());
    await outlet.show('a', anEntry('a'));
    crash.open();
    await untilFailed(outlet);
    expect(place.children).toHaveLength(0);
  });

  it('hydrates what the server drew instead of drawing it again', async () => {
    place.innerHTML = '<div data-remote="a">from the server</div>';
    const drawn = place.firstElementChild;
    const outlet = createOutlet(place, someSurroundings());
    await outlet.show('a', anEntry('a'), { isHydrating: true });
    expect(place.firstElementChild).toBe(drawn);
  });
});
