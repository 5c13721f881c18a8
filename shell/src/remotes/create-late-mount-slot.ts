import type { MountSlot } from '@jobharbor/shared/remote';
import type { RemoteRegistry } from './remote-registry.ts';
import type { Surroundings } from './run-version.ts';

/** Slots as remotes get them: what fills one is fetched with the first, since no page needs one to stand. */
export function createLateMountSlot(registry: RemoteRegistry, around: Surroundings): MountSlot {
  return (...slot) => {
    const [, , , onEmpty] = slot;
    let isWanted = true;
    let undo = () => {};
    void import(/* webpackChunkName: "recovery" */ './create-mount-slot.ts').then(
      ({ createMountSlot }) => {
        if (isWanted) undo = createMountSlot(registry, around)(...slot);
      },
      () => isWanted && onEmpty(),
    );
    return () => {
      isWanted = false;
      undo();
    };
  };
}
