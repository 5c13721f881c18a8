import type { Release } from '@jobharbor/shared/remote/discovery';
import type { Refusal } from '../contract/operation-error.ts';

/** A release to be added to a set. */
export interface Candidate {
  release: Release;
  /** Its folder on this machine. */
  folder: string;
  /** All members of the resulting set, by name. */
  members: ReadonlyMap<string, Release>;
}

/** A check of the release gate; passes without refusals. */
export type Check = (candidate: Candidate) => readonly Refusal[] | Promise<readonly Refusal[]>;

export const nameOf = ({ name, version }: Release): string => `${name} ${version}`;

/** The members other than the candidate. */
export const otherMembers = ({ release, members }: Candidate): Release[] =>
  [...members.values()].filter(({ name }) => name !== release.name);
