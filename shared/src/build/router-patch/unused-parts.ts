/** A part of the router that no page of ours reaches, as its source has it, and what stands there instead. */
interface Patch {
  part: string;
  source: RegExp;
  /** As `String.replace` takes it. */
  by: string;
}

/**
 * What keeps unused parts of react-router in a bundle. Remotes stand in the shell's one history (`RemoteRouter`): there are
 * no data routes and no server routes of the router's own, but each link asks for both. `displayName` is an assignment
 * and `forwardRef` a call, both of which a bundler must keep, and with them components that nobody uses.
 */
export const patches: readonly Patch[] = [
  { part: 'names for developer tools', source: /^\w+\.displayName = "[^"]+";$/gm, by: '' },
  {
    part: 'components that are made by a call, which may have effects',
    source: /^var (\w+) = (React\d*\.forwardRef\()/gm,
    by: 'var $1 = /* @__PURE__ */ $2',
  },
  {
    part: 'prefetching of route modules: the state and effects of each link',
    source:
      /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/g,
    by: '',
  },
  { part: 'prefetching of route modules: events', source: /^\s*\.\.\.prefetchHandlers,$/gm, by: '' },
  {
    part: 'prefetching of route modules: reference',
    source: /ref: mergeRefs\(forwardedRef, prefetchRef\),(?=\s*target,)/g,
    by: 'ref: forwardedRef,',
  },
  {
    part: 'prefetching of route modules: elements',
    source: /return shouldPrefetch && !isAbsolute \?.*PrefetchPageLinks, \{ page: href \}\)\) : link;/g,
    by: 'return link;',
  },
  {
    part: 'data of routes: state',
    source: /let dataRouterState = dataRouterOpts\?\.state;/g,
    by: 'let dataRouterState;',
  },
  {
    part: 'data of routes: error boundary',
    source: /return dataRouterState && \(match\.route\.ErrorBoundary.*\?[^?]*?\) : getChildren\(\);/gs,
    by: 'return getChildren();',
  },
  {
    part: 'data of routes: error element',
    source: /errorElement = match\.route\.errorElement \|\| defaultErrorElement;/g,
    by: '',
  },
  {
    part: 'data of routes: context of the error boundary',
    source: /^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm,
    by: '',
  },
];

/** Whether a file of the package is the one that holds links and routes. */
export const holdsLinks = (source: string): boolean => /^Link\.displayName = "Link";$/m.test(source);

/** The source without the unused parts; throws with the part that it does not find, after an update of the package. */
export function withoutUnusedParts(source: string): string {
  return patches.reduce((text, { part, source: pattern, by }) => {
    const patched = text.replace(pattern, by);
    if (patched === text) throw new Error(`react-router has another source for: ${part} (unused-parts.ts)`);
    return patched;
  }, source);
}
