import type { Lifecycles } from '@jobharbor/shared/remote';
import { latch } from '@jobharbor/shared/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aMountContext, anEntry, someLifecycles } from '../../testing/a-remote.ts';
import { answersByName, failedState, untilFailed } from '../../testing/outlet-states.ts';
import { createOutlet } from './create-outlet.ts';
import { findOtherVersions } from './find-other-versions.ts';
import { loadModule } from './load-module.ts';

// Only Module Federation is mocked: a unit test has no server for scripts. The journeys use the real one.
vi.mock('./load-module.ts', async (original) => ({ ...(await original()), loadModule: vi.fn() }));
vi.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => {},
  registerRemotes: () => {},
  loadRemote: () => Promise.reject(new Error('no federation')),
}));
// The shell puts back a `fetch` that was replaced, so that a test cannot answer in its place.
vi.mock('./find-other-versions.ts', () => ({ findOtherVersions: vi.fn(async () => []) }));
describe('the outlet of a page that fails', () => {
  let place: HTMLElement;
  let answers: Map<string, () => Promise<Lifecycles>>;
  beforeEach(() => {
    place = document.createElement('div');
    answers = answersByName();
    vi.mocked(loadModule).mockImplementation(
      (name) => answers.get(name)?.() ?? Promise.reject(new Error('404')),
    );
  });

  it('tries three times, then shows a support code, and can still show the next page', async () => {
    answers.delete('a');
    const context = aMountContext();
    const outlet = createOutlet(place, context);
    await outlet.show('a', anEntry('a'));
    const { supportCode } = failedState(outlet);
    expect(supportCode).toMatch(/^[0-9A-F]{8}$/);
    expect(context.facts.map(({ event, rung }) => [event, rung])).toEqual([
      ['load-failed', 'retry'],
      ['load-failed', 'retry'],
      ['load-failed', 'previous-version'],
      ['load-failed', 'card'],
    ]);
    expect(context.facts.at(-1)?.support_code).toBe(supportCode);
    const bases = vi.mocked(loadModule).mock.calls.map(([, , , address]) => address?.base);
    expect(new Set(bases).size).toBe(3);
    await outlet.show('b', anEntry('b'));
    expect(place.textContent).toBe('page b');
  });

  it('tries a failed page again when it is requested again', async () => {
    const good = answers.get('a');
    answers.delete('a');
    const outlet = createOutlet(place, aMountContext());
    await outlet.show('a', anEntry('a'));
    answers.set('a', good as () => Promise<Lifecycles>);
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('page a');
  });

  it('requests nothing from a remote that needs another version of shared', async () => {
    const context = aMountContext('2.0.0');
    const outlet = createOutlet(place, context);
    vi.mocked(loadModule).mockClear();
    await outlet.show('a', anEntry('a'));
    expect(failedState(outlet).remote).toBe('a');
    expect(loadModule).not.toHaveBeenCalled();
    expect(context.facts.at(-1)?.text).toContain('needs shared ^1.0.0; the shell has 2.0.0');
  });

  it('runs the previous version when the new one fails to mount', async () => {
    const before = { ...anEntry('a'), metadata: { integrity: 'sha384-y', version: '0' } };
    before.deployment = { traffic: 0, default: false };
    vi.mocked(findOtherVersions).mockResolvedValueOnce([before]);
    vi.mocked(loadModule).mockImplementation(async (_name, { metadata }) =>
      metadata.version === '0'
        ? someLifecycles('the version before')
        : someLifecycles('', { mount: () => Promise.reject(new Error('planted')) }),
    );
    const context = aMountContext();
    const outlet = createOutlet(place, context);
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('the version before');
    expect(outlet.state.getState().status).toBe('ready');
    expect(context.facts.at(-1)).toMatchObject({
      event: 'recovered',
      rung: 'previous-version',
      version: '0',
    });
  });

  it('removes a page that crashes after it was shown', async () => {
    const crash = latch<void>();
    answers.set('a', async () =>
      someLifecycles('page a', {
        mount: async ({ onCrash }) => void crash.released.then(() => onCrash(new Error('planted'))),
      }),
    );
    const outlet = createOutlet(place, aMountContext());
    await outlet.show('a', anEntry('a'));
    crash.release();
    await untilFailed(outlet);
    expect(place.children).toHaveLength(0);
  });
});
