import type { MountSlot } from '@jobharbor/shared/remote';
import type { PageProps } from './create-outlet.ts';
import type { RemoteRegistry } from './remote-registry.ts';

/** Slots as remotes get them: what fills one is fetched with the first, since no page needs one to stand. */
export function createLateMountSlot(registry: RemoteRegistry, props: () => PageProps): MountSlot {
  return (...slot) => {
    let isWanted = true;
    let undo = () => {};
    void import('./create-mount-slot.ts').then(({ createMountSlot }) => {
      if (isWanted) undo = createMountSlot(registry, props)(...slot);
    });
    return () => {
      isWanted = false;
      undo();
    };
  };
}
