import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf, others } from './candidate.ts';

/** Addresses that the shell answers by itself. */
const shellRoutes = ['/maintenance'];

/** A route that somebody else serves, wholly or for some of its addresses: then it would be chance who answers. */
export function checkRoutes(candidate: Candidate): Refusal[] {
  const { release } = candidate;
  const taken = others(candidate).flatMap(({ name, team, contract }) =>
    contract.routes.map(({ path }) => ({ path, owner: `${name} (team ${team})` })),
  );
  if (release.name !== 'shell')
    taken.push(...shellRoutes.map((path) => ({ path, owner: 'the shell (team platform)' })));
  return release.contract.routes.flatMap(({ path }) =>
    taken
      .filter((other) => overlap(path, other.path))
      .map(({ path: theirs, owner }) => ({
        check: 'routes',
        what:
          path === theirs
            ? `${path} is a route of ${owner}`
            : `${path} overlaps ${theirs}, a route of ${owner}: an address could be of either`,
        where: `${nameOf(release)}, remote.contract.ts, routes`,
        remedy: 'Choose another path, or have its owner release without the route first.',
      })),
  );
}

/** Whether some address fits both patterns. `:name` is any one segment, `*` any rest. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => path.split('/').filter(Boolean)) as [string[], string[]];
  for (let index = 0; ; index += 1) {
    const [a, b] = [first[index], second[index]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !a.startsWith(':') && !b.startsWith(':')) return false;
  }
}
