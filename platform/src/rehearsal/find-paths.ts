import type { RemoteRoute } from '@jobharbor/shared/remote/contract';
import type { Release } from '@jobharbor/shared/remote/discovery';
import { matchRoute } from '@jobharbor/shared/remote/match-route';
import { hasParameters } from '../release-gate/check-samples.ts';

/** Paths below language and country that a page links to. */
const linkedPaths = (html: string, base: string): string[] => [
  ...new Set(
    [...html.matchAll(/href="([^"#?]+)/g)]
      .map(([, href = '']) => href)
      .filter((href) => href.startsWith(`${base}/`))
      .map((href) => href.slice(base.length)),
  ),
];

export interface FoundPath {
  route: RemoteRoute;
  /** Null for a route with parameters that no page links to, of a release without samples. */
  path: string | null;
  isSample: boolean;
}

/**
 * A URL for each route of a remote: the route itself, or, with parameters, one that another page links to, else the
 * route's sample. `pages` is the HTML of visited pages.
 */
export function pathsOf(
  { contract }: Pick<Release, 'contract'>,
  pages: readonly string[],
  base: string,
): FoundPath[] {
  const paths = pages.flatMap((html) => linkedPaths(html, base));
  return contract.routes.map((route) => {
    if (!hasParameters(route)) return { route, path: route.path, isSample: false };
    const linked = paths.find((path) => matchRoute([contract], path)?.route.path === route.path);
    return { route, path: linked ?? route.sample ?? null, isSample: linked === undefined };
  });
}
