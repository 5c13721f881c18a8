/** Milliseconds that the device's clock may be off: no age shows less. */
const tolerance = 120_000;

export interface Clock {
  /** The current time by the server's clock, in milliseconds. */
  time(): number;
  /** Compares with the `Date` header of an answer. */
  record(date: string | null | undefined): void;
}

/**
 * The device's clock, corrected by the server's where it is off: ages of jobs and messages would be wrong by as much.
 * `pageTime` is when the server made the page. A page from the browser's cache says nothing of the device's clock.
 */
export function createClock(pageTime: number): Clock {
  let correction = 0;
  const compare = (serverTime: number) => {
    const off = serverTime - Date.now();
    correction = Math.abs(off) > tolerance ? off : 0;
  };
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page?.transferSize !== 0) compare(pageTime);
  return {
    time: () => Date.now() + correction,
    record(date) {
      const at = Date.parse(date ?? '');
      if (at) compare(at);
    },
  };
}
