import type { Lifecycles, RemoteProps } from '@jobharbor/shared/remote';
import { within } from './within.ts';

const mountLimit = 10_000;
const unmountLimit = 2_000;

/** A mounted page or slot. `unmount` always settles; what a broken remote leaves behind goes with its element. */
export interface Mounted {
  unmount(): Promise<void>;
}

/**
 * Drives single-spa lifecycles and always settles: a remote that never answers is given up after its time limit, one
 * that throws rejects, and a crash after it was mounted calls `props.onCrash` once.
 */
export async function mountRemote(
  lifecycles: Lifecycles,
  props: RemoteProps,
  onUnmountFailed: (error: unknown) => void,
): Promise<Mounted> {
  let hasCrashed = false;
  let isMounted = false;
  const crashed = Promise.withResolvers<never>();
  crashed.promise.catch(() => {});
  const guarded: RemoteProps = {
    ...props,
    onCrash(error) {
      if (hasCrashed) return;
      hasCrashed = true;
      crashed.reject(error);
      // In a turn of its own: by then who asked for the mount holds it.
      if (isMounted) setTimeout(() => props.onCrash(error));
    },
  };
  const unmount = async () => {
    try {
      // Called in here, since a broken one may throw before it returns any promise.
      await within(unmountLimit, `Unmounting ${props.name}`, lifecycles.unmount(guarded));
    } catch (error) {
      onUnmountFailed(error);
    }
  };
  try {
    const mounting = lifecycles.bootstrap(guarded).then(() => lifecycles.mount(guarded));
    await within(mountLimit, `Mounting ${props.name}`, Promise.race([mounting, crashed.promise]));
    if (hasCrashed) await crashed.promise;
  } catch (error) {
    await unmount();
    throw error;
  }
  isMounted = true;
  return { unmount };
}
