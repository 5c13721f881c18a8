import { applyPatches, type Patch } from '../apply-patches.ts';

/**
 * Patches that let a bundler drop unused parts of react-router. Remotes use the shell's history (`RemoteRouter`), without
 * data routes or server routes, but each link references both. `displayName` assignments and `forwardRef` calls are side
 * effects to a bundler, which keep unused components.
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

/** Whether a file of the package contains the links and routes. */
export const containsLinks = (source: string): boolean => /^Link\.displayName = "Link";$/m.test(source);

/** The source without the unused parts. Throws with the patch that does not match, as after an update of the package. */
export const withoutUnusedParts = (source: string): string => applyPatches('react-router', source, patches);
