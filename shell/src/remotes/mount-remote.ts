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
 * that throws rejects, and a late crash calls `props.onCrash` once.
 */
export async function mountRemote(lifecycles: Lifecycles, props: RemoteProps): Promise<Mounted> {
  let hasCrashed = false;
  const crashed = Promise.withResolvers<never>();
  crashed.promise.catch(() => {});
  const guarded: RemoteProps = {
    ...props,
    onCrash(error) {
      if (hasCrashed) return;
      hasCrashed = true;
      crashed.reject(error);
      props.onCrash(error);
    },
  };
  const unmount = () =>
    within(unmountLimit, `Unmounting ${props.name}`, lifecycles.unmount(guarded)).catch((error) =>
      props.telemetry.report('unmount-failed', { remote: props.name, text: String(error) }),
    );
  try {
    const mounting = lifecycles.bootstrap(guarded).then(() => lifecycles.mount(guarded));
    await within(mountLimit, `Mounting ${props.name}`, Promise.race([mounting, crashed.promise]));
  } catch (error) {
    await unmount();
    throw error;
  }
  return { unmount };
}
