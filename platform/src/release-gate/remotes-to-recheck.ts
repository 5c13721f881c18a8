import type { ReleaseSet } from '../contract/documents.ts';
import type { Candidate } from './candidate.ts';

/** Members, candidates aside, that one set has in another version than the other, or that only one of them has. */
export function changedNeighbours(
  before: ReleaseSet,
  now: ReleaseSet | null,
  candidates: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(before.members), ...Object.keys(now?.members ?? {})]);
  return [...names].filter((name) => !(name in candidates) && before.members[name] !== now?.members[name]);
}

/**
 * Pages to try again in a browser since these neighbours changed. With another shell that is every page. For a new
 * shell it is the changed remotes. For a remote it is nothing, unless a changed remote fills a slot of its pages.
 */
export function remotesToRecheck(changed: readonly string[], candidates: readonly Candidate[]): string[] {
  const names = candidates.map(({ release }) => release.name);
  if (changed.includes('shell')) return names;
  const fillers = ({ release, members }: Candidate) =>
    changed.filter((name) =>
      (members.get(name)?.contract.fills ?? []).some((slot) => release.contract.offers.includes(slot)),
    );
  const influenced = candidates
    .filter((candidate) => candidate.release.name !== 'shell' && fillers(candidate).length > 0)
    .map(({ release }) => release.name);
  return names.includes('shell') ? [...influenced, ...changed] : influenced;
}
