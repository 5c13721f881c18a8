/** What differs between two sets: null where one does not have the package. */
export interface MemberChange {
  name: string;
  from: string | null;
  to: string | null;
}

type Members = Readonly<Record<string, string>>;

/** Which packages change on the way from one set to another, by name. */
export function diffSets(from: Members, to: Members): MemberChange[] {
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .sort()
    .filter((name) => from[name] !== to[name])
    .map((name) => ({ name, from: from[name] ?? null, to: to[name] ?? null }));
}
