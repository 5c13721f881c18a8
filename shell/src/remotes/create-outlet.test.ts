import type { Lifecycles } from '@jobharbor/shared/remote';
import { gate } from '@jobharbor/shared/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry, pageProps, someLifecycles } from '../testing/a-remote.ts';
import { createOutlet } from './create-outlet.ts';
import { loadModule } from './load-module.ts';

// Federation is the one thing replaced: there is no server of scripts in a unit test. The journeys use the real one.
vi.mock('./load-module.ts', () => ({ loadModule: vi.fn() }));
const answers = new Map<string, () => Promise<Lifecycles>>();

describe('the outlet', () => {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    answers.clear();
    vi.mocked(loadModule).mockImplementation(
      (name) => answers.get(name)?.() ?? Promise.reject(new Error('404')),
    );
    for (const name of ['a', 'b']) answers.set(name, async () => someLifecycles(`page ${name}`));
  });

  it('shows one page after the other', async () => {
    const outlet = createOutlet(place, pageProps);
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('page a');
    await outlet.show('b', anEntry('b'));
    expect(place.textContent).toBe('page b');
    expect(place.children).toHaveLength(1);
  });

  it('shows the newest wish, even when an older one answers last', async () => {
    const late = gate<void>();
    answers.set('a', async () => {
      await late.opened;
      return someLifecycles('page a');
    });
    const outlet = createOutlet(place, pageProps);
    const first = outlet.show('a', anEntry('a'));
    await outlet.show('b', anEntry('b'));
    late.open();
    await first;
    expect(place.textContent).toBe('page b');
    expect(outlet.state.getState().status).toBe('ready');
  });

  it('leaves an empty place and a support code when a page does not come, and shows the next one', async () => {
    answers.delete('a');
    const props = pageProps();
    const outlet = createOutlet(place, () => props);
    await outlet.show('a', anEntry('a'));
    const state = outlet.state.getState();
    expect(state.status).toBe('failed');
    expect(state.status === 'failed' && state.supportCode).toMatch(/^[0-9A-F]{8}$/);
    expect(props.reports[0]?.detail?.supportCode).toBe(state.status === 'failed' && state.supportCode);
    await outlet.show('b', anEntry('b'));
    expect(place.textContent).toBe('page b');
  });

  it('tries a failed page again when it is asked for again', async () => {
    const good = answers.get('a');
    answers.delete('a');
    const outlet = createOutlet(place, pageProps);
    await outlet.show('a', anEntry('a'));
    answers.set('a', good as () => Promise<Lifecycles>);
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('page a');
  });

  it('takes away a page that crashes after it was shown', async () => {
    const crash = gate<void>();
    answers.set('a', async () =>
      someLifecycles('page a', {
        mount: async ({ onCrash }) => void crash.opened.then(() => onCrash(new Error('planted'))),
      }),
    );
    const outlet = createOutlet(place, pageProps);
    await outlet.show('a', anEntry('a'));
    crash.open();
    await vi.waitFor(() => expect(outlet.state.getState().status).toBe('failed'));
    await vi.waitFor(() => expect(place.children).toHaveLength(0));
  });

  it('hydrates what the server drew instead of drawing it again', async () => {
    place.innerHTML = '<div data-remote="a">from the server</div>';
    const drawn = place.firstElementChild;
    const outlet = createOutlet(place, pageProps);
    await outlet.show('a', anEntry('a'), { isHydrating: true });
    expect(place.firstElementChild).toBe(drawn);
  });
});
