import type { MountSlot } from '@jobharbor/shared/remote';
import type { PageProps } from './create-outlet.ts';
import { loadModule } from './load-module.ts';
import { loadTexts } from './load-texts.ts';
import { type Mounted, mountRemote } from './mount-remote.ts';
import type { RemoteRegistry } from './remote-registry.ts';

/** Fills a slot with the first remote whose contract offers to; a failed one leaves the slot to its fallback. */
export function createMountSlot(registry: RemoteRegistry, props: () => PageProps): MountSlot {
  return (slot, element, slotData, onEmpty) => {
    const [name] = registry.fillersOf(slot);
    const entry = name === undefined ? undefined : registry.entryOf(name);
    if (name === undefined || !entry) {
      onEmpty();
      return () => {};
    }
    let isWanted = true;
    let mounted: Mounted | undefined;
    const inner = document.createElement('div');
    inner.dataset.slot = slot;
    element.append(inner);

    const fill = async () => {
      const given = props();
      try {
        const [lifecycles] = await Promise.all([
          loadModule(name, entry, `slot-${slot}`),
          loadTexts(given.i18n, entry, given.locale.getState().language.value),
        ]);
        if (!isWanted) return;
        const own = await mountRemote(lifecycles, {
          ...given,
          name: `${name}-${slot}`,
          domElement: inner,
          serverState: null,
          slotData,
          onCrash: () => onEmpty(),
        });
        if (isWanted) mounted = own;
        else await own.unmount();
      } catch (error) {
        given.telemetry.report('slot-failed', { remote: name, slot, text: String(error) });
        if (isWanted) onEmpty();
      }
    };
    void fill();
    return () => {
      isWanted = false;
      void (mounted?.unmount() ?? Promise.resolve()).then(() => inner.remove());
    };
  };
}
