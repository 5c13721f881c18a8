import type { Lifecycles, RemoteProps } from '@jobharbor/shared/remote';
import { surviveMissingComments } from './survive-missing-comments.ts';
import { withTimeLimit } from './time-limit.ts';

const mountLimit = 10_000;
const unmountLimit = 2_000;

/** A mounted page or slot. `unmount` always settles; leftovers of a broken remote are removed with its element. */
export interface Mounted {
  unmount(): Promise<void>;
}

/**
 * Runs single-spa lifecycles and always settles: rejects when a remote throws or exceeds its time limit. A crash after
 * mounting calls `props.onCrash` once. `enter` is called between `bootstrap`, which loads the chunk of the page, and `mount`.
 */
export async function mountRemote(
  lifecycles: Lifecycles,
  props: RemoteProps,
  onUnmountFailed: (error: unknown) => void,
  enter?: () => void,
): Promise<Mounted> {
  let hasCrashed = false;
  let isMounted = false;
  let isGivenUp = false;
  const crashed = Promise.withResolvers<never>();
  crashed.promise.catch(() => {});
  const guarded: RemoteProps = {
    ...props,
    onCrash(error) {
      if (hasCrashed) return;
      hasCrashed = true;
      crashed.reject(error);
      // In a later task, when the caller of `mountRemote` has received the mount.
      if (isMounted) setTimeout(() => props.onCrash(error));
    },
  };
  const { domElement } = props;
  const undo = domElement.hasChildNodes() ? surviveMissingComments(domElement, guarded.onCrash) : undefined;
  const unmount = async () => {
    try {
      // Inside the try block, because a broken `unmount` may throw before it returns a promise.
      await withTimeLimit(unmountLimit, `Unmounting ${props.name}`, lifecycles.unmount(guarded));
    } catch (error) {
      onUnmountFailed(error);
    }
    undo?.();
  };
  try {
    // Code that comes too late must not run in an element that another attempt uses.
    const mounting = lifecycles.bootstrap(guarded).then(() => {
      if (isGivenUp) return;
      enter?.();
      return lifecycles.mount(guarded);
    });
    await withTimeLimit(mountLimit, `Mounting ${props.name}`, Promise.race([mounting, crashed.promise]));
    if (hasCrashed) await crashed.promise;
  } catch (error) {
    isGivenUp = true;
    await unmount();
    throw error;
  }
  isMounted = true;
  return { unmount };
}
