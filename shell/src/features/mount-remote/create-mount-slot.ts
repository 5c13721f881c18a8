import type { MountSlot } from '@jobharbor/shared/remote';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import { fallbackChain } from './fallback-chain.ts';
import type { Mounted } from './mount-remote.ts';
import type { MountContext, Outcome, Run } from './mount-run.ts';
import { runVersion } from './run-version.ts';

/** Fills a slot with the first remote whose contract fills it. If that remote fails, the slot shows its own fallback. */
export function createMountSlot(registry: RemoteRegistry, context: MountContext): MountSlot {
  return (slot, element, slotData, onEmpty) => {
    const [name] = registry.fillersOf(slot);
    const entry = name === undefined ? undefined : registry.entryOf(name);
    if (name === undefined || !entry) {
      onEmpty();
      return () => {};
    }
    let isCurrent = true;
    let mounted: Mounted | undefined;
    let inner: HTMLElement | undefined;

    async function empty() {
      const leaving = { mounted, inner };
      mounted = undefined;
      inner = undefined;
      await leaving.mounted?.unmount();
      leaving.inner?.remove();
    }
    const run: Run = {
      name,
      slot,
      context,
      isCurrent: () => isCurrent,
      async place() {
        await empty();
        inner = document.createElement('div');
        inner.dataset.slot = slot;
        element.append(inner);
        return { name: `${name}-${slot}`, domElement: inner, serverState: null, slotData };
      },
      onCrash: (error) => void settle({ status: 'failed', event: 'crashed', error }),
    };
    async function settle(outcome: Outcome): Promise<void> {
      if (outcome.status === 'running') {
        mounted = outcome.mounted;
        if (!isCurrent) await empty();
      } else if (outcome.status === 'failed' && isCurrent && entry) {
        const result = await fallbackChain(run, entry, outcome);
        if (result.status !== 'failed') return settle(result);
        await empty();
        if (isCurrent) onEmpty();
      }
    }
    void runVersion(run, entry).then(settle);
    return () => {
      isCurrent = false;
      void empty();
    };
  };
}
