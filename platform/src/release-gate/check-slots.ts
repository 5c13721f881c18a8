import type { Refusal } from '../contract/operation-error.ts';
import { type Candidate, nameOf, otherMembers } from './candidate.ts';

/** Refuses a slot that it fills and nobody offers, or no longer offers while another remote fills it. */
export function checkSlots(candidate: Candidate): Refusal[] {
  const { release, members } = candidate;
  const offered = new Set([...members.values()].flatMap(({ contract }) => contract.offers));
  const where = `${nameOf(release)}, remote.contract.ts`;
  const known = [...offered].sort().join(', ') || 'none';
  const unknown = release.contract.fills
    .filter((slot) => !offered.has(slot))
    .map((slot) => ({
      check: 'slots',
      what: `it fills the slot “${slot}”, which no member of the set offers`,
      where: `${where}, fills`,
      remedy: `Correct the name (offered: ${known}), or have the slot’s page released first.`,
    }));
  const orphaned = otherMembers(candidate).flatMap(({ name, team, contract }) =>
    contract.fills
      .filter((slot) => !offered.has(slot))
      .map((slot) => ({
        check: 'slots',
        what: `${name} (team ${team}) fills the slot “${slot}”, which nobody would offer any more`,
        where: `${where}, offers`,
        remedy: `Offer it again, or have ${name} released without it first.`,
      })),
  );
  return [...unknown, ...orphaned];
}
