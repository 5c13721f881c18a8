/** Calls `end` when the process that started us is gone, so that a killed parent leaves nothing running behind it. */
export function endWithParent(end: () => void): void {
  const parent = process.ppid;
  // 1 is the init process or a container's root: it does not go before us.
  if (parent === 1) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}
