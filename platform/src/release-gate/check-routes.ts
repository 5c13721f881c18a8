import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf, otherMembers } from './candidate.ts';

/** URLs that the shell serves itself. */
const shellRoutes = ['/maintenance'];

/** Refuses routes that overlap with another remote's: the result would be random. */
export function checkRoutes(candidate: Candidate): Refusal[] {
  const { release } = candidate;
  const taken = otherMembers(candidate).flatMap(({ name, team, contract }) =>
    contract.routes.map(({ path }) => ({ path, owner: `${name} (team ${team})` })),
  );
  if (release.name !== 'shell')
    taken.push(...shellRoutes.map((path) => ({ path, owner: 'the shell (team platform)' })));
  const odd = release.contract.routes.filter(({ path }) => !isPlain(path));
  const refused = odd.map(({ path }) => ({
    check: 'routes',
    what: `“${path}” is no plain path: an address can write it in other ways too, such as that of a neighbour`,
    where: `${nameOf(release)}, remote.contract.ts, routes`,
    remedy:
      'Take segments of the letters a to z, digits, hyphens and underscores, parameters (:id) and a * at the end.',
  }));
  const overlapping = release.contract.routes.flatMap(({ path }) =>
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
  return [...refused, ...overlapping];
}

/** Segments that percent-encoding and Unicode cannot write in another way; a wildcard at the end only. */
const isPlain = (path: string): boolean =>
  /^(?:\/(?::[a-z]\w*\??|[\w-]+\??))*(?:\/\*?)?$/i.test(path) && !path.includes('//');

/** Whether a URL can match both patterns, as react-router reads them. */
const overlap = (one: string, other: string): boolean =>
  variantsOf(one).some((first) => variantsOf(other).some((second) => fitBoth(first, second)));

/** The pattern with and without each of its optional segments (`:name?`, `word?`), in lower case. */
function variantsOf(pattern: string): string[][] {
  let variants: string[][] = [[]];
  for (const segment of pattern.toLowerCase().split('/').filter(Boolean)) {
    const longer = variants.map((variant) => variant.concat(segment.replace(/\?$/, '')));
    variants = segment.endsWith('?') ? longer.concat(variants) : longer;
  }
  return variants;
}

/** `:name` matches one segment, `*` the rest. */
function fitBoth(first: readonly string[], second: readonly string[]): boolean {
  for (let index = 0; ; index += 1) {
    const [a, b] = [first[index], second[index]];
    if (a === '*' || b === '*') return true;
    if (a === undefined || b === undefined) return a === b;
    if (a !== b && !a.startsWith(':') && !b.startsWith(':')) return false;
  }
}
