import type { ReleaseSet } from '../contract/documents.ts';

/** Packages of which two sets name different versions, or that only one of them has. */
export function changesOf(
  { members }: { members: Readonly<Record<string, string>> },
  against: ReleaseSet | null,
): string[] {
  const before = against?.members ?? {};
  const names = new Set([...Object.keys(members), ...Object.keys(before)]);
  return [...names].filter((name) => members[name] !== before[name]);
}
