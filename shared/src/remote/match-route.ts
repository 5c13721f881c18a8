import type { RemoteContract, RemoteRoute } from './contract.ts';

/** A matching route with the decoded values of its `:parameters`. */
export interface RouteMatch {
  remote: string;
  route: RemoteRoute;
  params: Record<string, string>;
}

/**
 * The best matching route of all `contracts` for `path` (without language, country and query): static segments win over
 * parameters, longer patterns over shorter. Undefined without a match.
 */
export function matchRoute(
  contracts: readonly Pick<RemoteContract, 'name' | 'routes'>[],
  path: string,
): RouteMatch | undefined {
  let best: { match: RouteMatch; score: number } | undefined;
  for (const contract of contracts) {
    for (const route of contract.routes) {
      const params = matchPattern(route.path, path);
      if (!params) continue;
      const score = scoreOf(route.path);
      if (!best || score > best.score) best = { match: { remote: contract.name, route, params }, score };
    }
  }
  return best?.match;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

const scoreOf = (pattern: string) =>
  segmentsOf(pattern).reduce(
    (score, part) => score + (part === '*' ? 1 : part.startsWith(':') ? 10 : 100),
    0,
  );

function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    if (part === '*') return params;
    const value = given[index];
    if (value === undefined) return undefined;
    if (part.startsWith(':')) params[part.slice(1)] = decodeSegment(value);
    else if (part !== value) return undefined;
  }
  return given.length === wanted.length ? params : undefined;
}

/** Decodes a segment; returns a malformed percent-encoding unchanged. */
function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
