import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf, otherMembers } from './candidate.ts';

/**
 * Requires unique names. Two remotes with one namespace or CSS prefix would overwrite each other's texts or styles. If
 * two fill one slot, the shell uses the first. A team may have several remotes under the same team name; similar
 * spellings are refused, since they would be confused in reports, tokens and alerts. Namespaces and slots are keys of
 * objects: names such as `__proto__` are refused.
 */
export function checkUniqueNames(candidate: Candidate): Refusal[] {
  const { release } = candidate;
  const { namespace, cssPrefix, fills, offers } = release.contract;
  const refuse = (what: string, part: string, remedy: string): Refusal => ({
    check: 'names',
    what,
    where: `${nameOf(release)}, remote.contract.ts, ${part}`,
    remedy,
  });
  const oddly = [
    { part: 'namespace', words: [namespace] },
    { part: 'fills', words: fills },
    { part: 'offers', words: offers },
  ].flatMap(({ part, words }) =>
    words
      .filter((word) => !/^[a-z][A-Za-z0-9-]{0,49}$/.test(word))
      .map((word) =>
        refuse(
          `“${word.slice(0, 60)}” is no name for ${part}`,
          part,
          'Take letters a to z, digits and hyphens, with a small letter first.',
        ),
      ),
  );
  const alike = otherMembers(candidate).flatMap(({ name, team, contract }) => {
    const owner = `${name} (team ${team})`;
    const another = 'Choose another.';
    return [
      ...(team !== release.team && lettersOf(team) === lettersOf(release.team)
        ? [
            refuse(
              `its team “${release.team}” reads like that of ${owner}`,
              'team',
              `Write “${team}”, or choose another.`,
            ),
          ]
        : []),
      ...(contract.namespace === namespace
        ? [refuse(`its texts’ namespace “${namespace}” is that of ${owner}`, 'namespace', another)]
        : []),
      ...(contract.cssPrefix === cssPrefix
        ? [refuse(`its CSS prefix “${cssPrefix}” is that of ${owner}`, 'cssPrefix', another)]
        : []),
      ...fills
        .filter((slot) => contract.fills.includes(slot))
        .map((slot) =>
          refuse(
            `${owner} fills the slot “${slot}” already`,
            'fills',
            `Leave it out, or have ${name} released without it first.`,
          ),
        ),
    ];
  });
  return [...oddly, ...alike];
}

/** Normalises a name: without case, accents, spaces and punctuation. */
const lettersOf = (team: string): string =>
  team
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
