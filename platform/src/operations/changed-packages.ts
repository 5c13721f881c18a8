import type { ReleaseSet } from '../contract/documents.ts';

/** Packages that differ between two sets. */
export function changesOf(
  { members }: { members: Readonly<Record<string, string>> },
  against: ReleaseSet | null,
): string[] {
  const before = against?.members ?? {};
  const names = new Set([...Object.keys(members), ...Object.keys(before)]);
  return [...names].filter((name) => members[name] !== before[name]);
}
