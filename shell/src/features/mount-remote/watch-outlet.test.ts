import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMountContext, anEntry, someLifecycles } from '../../testing/a-remote.ts';
import { useOutletPlace } from '../../testing/use-outlet-place.ts';
import { createOutlet } from './create-outlet.ts';
import { watchOutlet } from './watch-outlet.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({ registerPlugins: () => {} }));
const { place, answers } = useOutletPlace();
let root: HTMLElement;
let stop = () => {};
beforeEach(() => {
  root = document.createElement('main');
  root.innerHTML = '<div class="jhf-place"></div>';
  root.firstElementChild?.append(place);
  document.body.replaceChildren(root);
});
afterEach(() => {
  stop();
  root.remove();
});

/** A watched outlet that shows the page of `a`. */
async function watched() {
  const context = aMountContext();
  const outlet = createOutlet(place, context);
  const show = () => outlet.show('a', anEntry('a'));
  await show();
  const mountAgain = vi.fn(show);
  const named = (remote: string) => ({ remote, version: '1' });
  stop = watchOutlet({
    ...{ place, outlet, mountAgain, shownRemote: () => named('a'), shell: named('shell') },
    ...{ report: context.report, patience: 10 },
  });
  const failures = () =>
    context.facts.filter(({ event }) => event === 'crashed').map(({ remote, text }) => [remote, text]);
  return { failures, mountAgain };
}

it('mounts a page again that was removed, and counts it', async () => {
  const { failures } = await watched();
  place.firstElementChild?.remove();
  await expect.poll(() => place.textContent).toBe('page a');
  expect(failures()).toEqual([['a', 'The page was removed from the document.']]);
});

it('puts the outlet back that went with the frame around it, without mounting it again', async () => {
  const { failures, mountAgain } = await watched();
  const page = place.firstElementChild;
  root.replaceChildren(document.createElement('aside'));
  await expect.poll(() => place.isConnected).toBe(true);
  expect(document.querySelector('main')?.contains(page)).toBe(true);
  expect(failures()).toEqual([['shell', 'The outlet was removed from the document.']]);
  expect(mountAgain).not.toHaveBeenCalled();
});

it('mounts a page again that stays empty, once', async () => {
  let mounts = 0;
  answers.set('a', async () =>
    someLifecycles('', {
      mount: async () => {
        mounts += 1;
      },
    }),
  );
  const { failures } = await watched();
  const empty = ['a', 'The page is empty.'];
  await expect.poll(failures).toEqual([empty, empty]);
  expect(mounts).toBe(2);
});

it('leaves a page alone that shows a skeleton', async () => {
  answers.set('a', async () =>
    someLifecycles('', {
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<div class="jh-skeleton"></div>';
      },
    }),
  );
  const { failures } = await watched();
  // Later than the watch's own timers, which were set before.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(failures()).toEqual([]);
});
