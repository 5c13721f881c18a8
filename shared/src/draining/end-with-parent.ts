/**
 * Calls `end` when the parent process has exited, so that a killed parent leaves no orphan. `STARTED_BY` has its id,
 * which detects a parent that exited before this process started; default: the current parent. `node --watch`, which
 * would wait for changes of files without end, is ended too.
 */
export function endWithParent(end: () => void, startedBy = Number(process.env.STARTED_BY) || null): void {
  const parent = process.ppid;
  // 1 is the init process or a container's main process, which outlives this one.
  if (parent === 1 && startedBy === null) return;
  const timer = setInterval(() => {
    if (process.ppid === parent && (startedBy === null || isRunning(startedBy))) return;
    clearInterval(timer);
    // Set by `node --watch`.
    if (process.env.WATCH_REPORT_DEPENDENCIES && process.ppid === parent) process.kill(parent);
    end();
  }, 500);
  timer.unref();
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: it runs as somebody else.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
