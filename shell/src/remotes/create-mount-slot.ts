import type { MountSlot } from '@jobharbor/shared/remote';
import { climbDown } from './climb-down.ts';
import type { Mounted } from './mount-remote.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import { type Outcome, type Run, runVersion, type Surroundings } from './run-version.ts';

/** Fills a slot with the first remote whose contract offers to; a failed one leaves the slot to its fallback. */
export function createMountSlot(registry: RemoteRegistry, around: Surroundings): MountSlot {
  return (slot, element, slotData, onEmpty) => {
    const [name] = registry.fillersOf(slot);
    const entry = name === undefined ? undefined : registry.entryOf(name);
    if (name === undefined || !entry) {
      onEmpty();
      return () => {};
    }
    let isWanted = true;
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
      around,
      isWanted: () => isWanted,
      async place() {
        await empty();
        inner = document.createElement('div');
        inner.dataset.slot = slot;
        element.append(inner);
        return { name: `${name}-${slot}`, domElement: inner, serverState: null, slotData };
      },
      onCrash: (error) => void land({ status: 'failed', event: 'crashed', error }),
    };
    async function land(outcome: Outcome): Promise<void> {
      if (outcome.status === 'running') {
        mounted = outcome.mounted;
        if (!isWanted) await empty();
      } else if (outcome.status === 'failed' && isWanted && entry) {
        const landing = await climbDown(run, entry, outcome);
        if (landing.status !== 'failed') return land(landing);
        await empty();
        if (isWanted) onEmpty();
      }
    }
    void runVersion(run, entry).then(land);
    return () => {
      isWanted = false;
      void empty();
    };
  };
}
