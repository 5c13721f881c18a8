import type { Release } from '@jobharbor/shared/remote/discovery';
import { matchRoute } from '@jobharbor/shared/remote/match-route';

/** Paths below language and country that a page links to. */
const linkedPaths = (html: string, base: string): string[] => [
  ...new Set(
    [...html.matchAll(/href="([^"#?]+)/g)]
      .map(([, href = '']) => href)
      .filter((href) => href.startsWith(`${base}/`))
      .map((href) => href.slice(base.length)),
  ),
];

/**
 * A URL for each route of a remote: the route itself, or, with parameters, one that another page links to. `pages` is the
 * HTML of visited pages.
 */
export function pathsOf(
  { contract }: Release,
  pages: readonly string[],
  base: string,
): { route: Release['contract']['routes'][number]; path: string | null }[] {
  const linked = pages.flatMap((html) => linkedPaths(html, base));
  return contract.routes.map((route) => ({
    route,
    path: route.path.includes(':')
      ? (linked.find((path) => matchRoute([contract], path)?.route.path === route.path) ?? null)
      : route.path,
  }));
}
