import type { MountSlot } from '@jobharbor/shared/remote';
import type { RemoteRegistry } from '../../common/remote-registry.ts';
import type { MountContext } from './mount-run.ts';

/** `mountSlot` as remotes get it. The code that fills slots is loaded with the first slot, to keep it out of the first script. */
export function createLazyMountSlot(registry: RemoteRegistry, context: MountContext): MountSlot {
  return (...slot) => {
    const [, , , onEmpty] = slot;
    let isCurrent = true;
    let undo = () => {};
    void import(/* webpackChunkName: "recovery" */ './create-mount-slot.ts').then(
      ({ createMountSlot }) => {
        if (isCurrent) undo = createMountSlot(registry, context)(...slot);
      },
      () => isCurrent && onEmpty(),
    );
    return () => {
      isCurrent = false;
      undo();
    };
  };
}
