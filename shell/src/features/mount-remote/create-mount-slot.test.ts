import type { Discovery } from '@jobharbor/shared/remote';
import { expect, it, vi } from 'vitest';
import { createRegistry } from '../../common/remote-registry.ts';
import { aMountContext, anEntry, someLifecycles } from '../../testing/a-remote.ts';
import { useOutletPlace } from '../../testing/use-outlet-place.ts';
import { createMountSlot } from './create-mount-slot.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => {},
  registerRemotes: () => {},
  loadRemote: () => Promise.reject(new Error('no federation')),
}));
const { place, answers } = useOutletPlace();

it('reports by which step a slot failed, so that the network is not taken for its code', async () => {
  const entry = anEntry('a');
  entry.extras.contract.fills = ['upload'];
  const discovery: Discovery = { set: '1', microFrontends: { 'mfe-a': [entry] } } as never;
  const mount = () => Promise.reject(new TypeError('Failed to fetch'));
  answers.set('mfe-a', async () => someLifecycles('a slot', { mount }));
  const context = aMountContext();
  const onEmpty = vi.fn();
  createMountSlot(createRegistry(discovery), context)('upload', place, {}, onEmpty);
  await vi.waitFor(() => expect(onEmpty).toHaveBeenCalledOnce());
  expect(context.facts.at(-1)).toMatchObject({
    event: 'slot-failed',
    text: 'mount-failed: TypeError: Failed to fetch',
  });
});
