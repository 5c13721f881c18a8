/** Calls `end` when the parent process is gone, so that a killed parent leaves no orphan running. */
export function endWithParent(end: () => void): void {
  const parent = process.ppid;
  // 1 is the init process or a container's main process, which outlives this one.
  if (parent === 1) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 500);
  timer.unref();
}
