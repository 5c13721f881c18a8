import type { SetList, Status } from '@jobharbor/platform/schemas';

/** Members of a set, from the queries that are cached; undefined where none holds it. */
export function membersOf(
  id: string | null,
  list: SetList | undefined,
  status?: Status,
): Readonly<Record<string, string>> | undefined {
  if (id === null) return undefined;
  if (status?.live_set?.id === id) return status.live_set.members;
  return list?.sets.find((set) => set.id === id)?.members ?? list?.parents[id];
}
