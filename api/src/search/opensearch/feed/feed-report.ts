interface Log {
  warn(details: object, text: string): void;
}

/** Why jobs are not stored, by what failed last. The log has a line where the first fails, and where none does any more. */
export function createFeedReport(log: Log) {
  const reasons = new Map<string, string>();
  function fail(what: string, reason: string): void {
    if (reasons.size === 0)
      log.warn({ reason }, 'jobs are not stored in OpenSearch; it is tried again every one to ten seconds');
    reasons.set(what, reason);
  }
  function forget(what: string): void {
    if (reasons.delete(what) && reasons.size === 0) log.warn({}, 'jobs are stored in OpenSearch again');
  }
  return {
    /** What fails, such as a country, and why; null where nothing fails. */
    failure(): string | null {
      const [first] = reasons;
      return first ? first.join(': ') : null;
    },
    fail,
    forget,
    /** Whether the task succeeds. One that is ended by the signal is not reported. */
    attempt: (what: string, task: () => Promise<void>, signal: AbortSignal): Promise<boolean> =>
      task().then(
        () => {
          forget(what);
          return true;
        },
        (error: unknown) => {
          if (!signal.aborted) fail(what, error instanceof Error ? error.message : String(error));
          return false;
        },
      ),
    reset: () => reasons.clear(),
  };
}
