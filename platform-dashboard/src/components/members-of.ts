import type { SetList, Status } from '@jobharbor/platform/schemas';

/** The members of a set, from whatever is known already; undefined where nothing of it is. */
export function membersOf(
  id: string | null,
  list: SetList | undefined,
  status?: Status,
): Readonly<Record<string, string>> | undefined {
  if (id === null) return undefined;
  if (status?.live_set?.id === id) return status.live_set.members;
  return list?.sets.find((set) => set.id === id)?.members ?? list?.parents[id];
}
