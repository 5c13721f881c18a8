import type { Lifecycles } from '@jobharbor/shared/remote';
import { latch } from '@jobharbor/shared/testing';
import { describe, expect, it, vi } from 'vitest';
import { createDirtyLease } from '../../common/create-dirty-lease.ts';
import { rememberTyped } from '../../common/typed-fields.ts';
import { aMountContext, anEntry, someLifecycles } from '../../testing/a-remote.ts';
import { findOtherVersions, loadModule } from '../../testing/given-loading.ts';
import { useOutletPlace } from '../../testing/use-outlet-place.ts';
import { createOutlet, type Outlet } from './create-outlet.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => {},
  registerRemotes: () => {},
  loadRemote: () => Promise.reject(new Error('no federation')),
}));
const failed = (outlet: Outlet) => {
  const state = outlet.state.getState();
  if (state.status !== 'failed') throw new Error(`The outlet is ${state.status}.`);
  return state;
};
const untilFailed = (outlet: Outlet) =>
  vi.waitFor(() => expect(outlet.state.getState().status).toBe('failed'), { timeout: 4_000 });

describe('an outlet whose remote fails', () => {
  const { place, answers } = useOutletPlace();

  it('tries three times, then shows a support code, and can still show the next page', async () => {
    answers.delete('a');
    const context = aMountContext();
    const outlet = createOutlet(place, context);
    await outlet.show('a', anEntry('a'));
    const { supportCode } = failed(outlet);
    expect(supportCode).toMatch(/^[0-9A-F]{8}$/);
    expect(context.facts.map(({ event, rung }) => [event, rung])).toEqual([
      ['load-failed', 'retry'],
      ['load-failed', 'retry'],
      ['load-failed', 'previous-version'],
      ['load-failed', 'card'],
    ]);
    expect(context.facts.at(-1)?.support_code).toBe(supportCode);
    const bases = loadModule.mock.calls.map(([, , , address]) => address?.base);
    expect(new Set(bases).size).toBe(3);
    await outlet.show('b', anEntry('b'));
    expect(place.textContent).toBe('page b');
  });

  it.each([
    ['leaves a page of the server that never ran to be read, while no frame can say so', false, 'jobs'],
    ['replaces a page of the server that never ran, where the frame says so', true, ''],
  ])('%s', async (_, hasFrame, shown) => {
    answers.delete('a');
    place.innerHTML = '<div data-remote="a">jobs</div>';
    const root = Object.assign(document.createElement('div'), { id: 'jh-root' });
    if (hasFrame) Reflect.set(root, '__reactContainer$x', {});
    root.append(place);
    const outlet = createOutlet(place, aMountContext());
    await outlet.show('a', anEntry('a'), { isHydrating: true });
    failed(outlet);
    expect(place.textContent).toBe(shown);
    answers.set('a', async () => someLifecycles('page a'));
    await outlet.show('a', anEntry('a'));
    expect(place.textContent).toBe('page a');
  });

  it('leaves the page at the next navigation when the remote has changed it for good', async () => {
    const context = aMountContext();
    const outlet = createOutlet(place, context);
    await outlet.show('b', anEntry('b'));
    expect(context.discardPage).not.toHaveBeenCalled();
    Object.defineProperty(history, 'spoilt', { value: 1 });
    await outlet.show('a', anEntry('a'));
    await expect.poll(() => context.discardPage).toHaveBeenCalledOnce();
    expect(context.facts.map(({ remote, text }) => [remote, text])).toContainEqual([
      'b',
      'page-changed history.spoilt (for good)',
    ]);
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
    loadModule.mockClear();
    await outlet.show('a', anEntry('a'));
    expect(failed(outlet).remote).toBe('a');
    expect(loadModule).not.toHaveBeenCalled();
    expect(context.facts.at(-1)?.text).toContain('needs shared ^1.0.0; the shell has 2.0.0');
  });

  it('runs the previous version when the new one fails to mount', async () => {
    const before = { ...anEntry('a'), metadata: { integrity: 'sha384-y', version: '0' } };
    before.deployment = { traffic: 0, default: false };
    findOtherVersions.mockResolvedValueOnce([before]);
    loadModule.mockImplementation(async (_name, { metadata }) =>
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

  it('draws a page again whose elements a translator has moved, blames no release, and gives up on one that breaks each time', async () => {
    let mounts = 0;
    let crash = (_error: unknown) => {};
    answers.set('a', async () =>
      someLifecycles('page a', {
        mount: async ({ domElement, onCrash }) => {
          mounts += 1;
          domElement.innerHTML = `drawn ${mounts}<input name="city"><textarea></textarea>`;
          crash = onCrash;
        },
      }),
    );
    const context = aMountContext();
    const outlet = createOutlet(place, context);
    document.body.append(place);
    const forget = rememberTyped();
    await outlet.show('a', anEntry('a'));
    const letter = () => place.querySelector('textarea') as HTMLTextAreaElement;
    letter().value = 'Dear team';
    letter().dispatchEvent(new Event('input', { bubbles: true }));
    for (let drawn = 2; drawn <= 6; drawn += 1) {
      crash(new DOMException('The node is not a child of this node.', 'NotFoundError'));
      await expect.poll(() => place.textContent).toBe(`drawn ${drawn}`);
      await expect.poll(() => outlet.state.getState().status).toBe('ready');
      expect([letter().value, place.querySelector('input')?.value]).toEqual(['Dear team', '']);
    }
    forget();
    place.remove();
    const reported = context.facts.filter(({ event }) => !['loaded', 'mounted'].includes(event));
    expect(reported.map(({ event, text }) => `${event} ${text}`)).toEqual(
      Array(5).fill('reported page-redrawn NotFoundError: The node is not a child of this node.'),
    );
    crash(new DOMException('The node is not a child of this node.', 'NotFoundError'));
    await untilFailed(outlet);
    expect(context.facts.at(-1)).toMatchObject({ event: 'crashed', remote: 'a' });
  });

  it('ends the lease of a page that did not mount', async () => {
    const leases = createDirtyLease();
    answers.set('a', async () =>
      someLifecycles('', {
        mount: async ({ lease }) => {
          lease.acquire('a draft');
          throw new Error('planted');
        },
      }),
    );
    const context = aMountContext();
    const props = context.props;
    const outlet = createOutlet(place, { ...context, props: () => ({ ...props(), lease: leases }) });
    await outlet.show('a', anEntry('a'));
    expect(leases.isHeld()).toBe(false);
  });
});
