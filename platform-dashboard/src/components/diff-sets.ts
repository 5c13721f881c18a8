/** Version of a package in two sets; null where a set does not have it. */
export interface MemberChange {
  name: string;
  from: string | null;
  to: string | null;
}

type Members = Readonly<Record<string, string>>;

/** Packages whose version differs between two sets, by name. */
export function diffSets(from: Members, to: Members): MemberChange[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .sort()
    .filter((name) => from[name] !== to[name])
    .map((name) => ({ name, from: from[name] ?? null, to: to[name] ?? null }));
}
