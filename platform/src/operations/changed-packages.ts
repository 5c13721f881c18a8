import type { ReleaseSet } from '../contract/documents.ts';

/** Packages of which two sets name different versions, and what they become. */
export const changesOf = (set: ReleaseSet, against: ReleaseSet | null): string[] =>
  Object.keys(set.members).filter((name) => set.members[name] !== against?.members[name]);
