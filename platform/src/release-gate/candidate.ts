import type { Release } from '@jobharbor/shared/remote/discovery';
import type { Refusal } from '../contract/operation-error.ts';

/** A release that is to join a set. */
export interface Candidate {
  release: Release;
  /** Where its files are on this machine. */
  folder: string;
  /** Every member of the set as it would be, the candidate among them, by name. */
  members: ReadonlyMap<string, Release>;
}

/** One check of the release gate; no refusals: it passes. */
export type Check = (candidate: Candidate) => readonly Refusal[] | Promise<readonly Refusal[]>;

export const nameOf = ({ name, version }: Release): string => `${name} ${version}`;

/** The members beside the candidate. */
export const others = ({ release, members }: Candidate): Release[] =>
  [...members.values()].filter(({ name }) => name !== release.name);
