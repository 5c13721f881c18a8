import { repostDays } from '@jobharbor/shared/contracts';

const apart = repostDays * 86_400_000;

/** The times at which an advertisement was posted, oldest first: those within `repostDays` of one that counts are the same. */
export function countPostings(times: readonly Date[]): Date[] {
  const counted: Date[] = [];
  for (const time of [...times].sort((one, other) => one.getTime() - other.getTime())) {
    const last = counted.at(-1);
    if (last === undefined || time.getTime() - last.getTime() >= apart) counted.push(time);
  }
  return counted;
}
