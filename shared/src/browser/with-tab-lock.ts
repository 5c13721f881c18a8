/** Does `work` while no other tab does any under `name`; at once where the browser has or gives no locks, as without https. */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  let isStarted = false;
  try {
    await navigator.locks.request(name, () => {
      isStarted = true;
      return work();
    });
  } catch (error) {
    if (isStarted) throw error;
    await work();
  }
}
