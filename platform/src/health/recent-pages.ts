/** What has been told of one page already, so that each of its failures counts once. */
export interface KnownPage {
  isOpened: boolean;
  isBroken: boolean;
  met: Set<string>;
  failed: Set<string>;
}

const most = 50_000;

/** Pages by their trace, the newest 50,000. A page without a trace is a new one every time. */
export function createRecentPages(): (trace: string | undefined) => KnownPage {
  const pages = new Map<string, KnownPage>();
  return (trace) => {
    const known = trace === undefined ? undefined : pages.get(trace);
    if (known) return known;
    const page: KnownPage = { isOpened: false, isBroken: false, met: new Set(), failed: new Set() };
    if (trace === undefined) return page;
    pages.set(trace, page);
    const [oldest] = pages.keys();
    if (pages.size > most && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}
