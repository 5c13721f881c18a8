import { unstartedId } from './start-notices.ts';

/** Shows or hides the notice that the page did not load completely. */
function showUnstarted(isShown: boolean): void {
  const notice = document.getElementById(unstartedId);
  if (notice) notice.hidden = !isShown;
}

/** Whether the notice says that the page did not load completely. */
export const isUnstarted = (): boolean => document.getElementById(unstartedId)?.hidden === false;

/** Says that the shell did not start, and reports it if the network brings the code for that. */
export function startFailed(error: unknown): void {
  showUnstarted(true);
  reportError(error);
  void import(/* webpackChunkName: "unstarted" */ './report-unstarted.ts').then(
    ({ reportUnstarted }) => reportUnstarted(error),
    () => {},
  );
}

/**
 * Loads what the page needs to be whole, however often it fails. The notice is shown meanwhile; the first failure is
 * reported.
 */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  onFailure: (error: unknown) => void,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    onFailure(error);
    showUnstarted(true);
    await networkOrTime();
    const loaded = await untilLoaded(load, () => {});
    showUnstarted(false);
    return loaded;
  }
}

const retryDelay = 15_000;

/** Resolves when the network comes back, or after a while. */
const networkOrTime = () =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    setTimeout(resolve, retryDelay);
  });
