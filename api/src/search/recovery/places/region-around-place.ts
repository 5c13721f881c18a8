import type { Found, Search } from '../search.ts';

/** The region around a named place that has no such job. */
export async function regionAroundPlace(search: Search): Promise<Found | null> {
  const around = (await search.readings()).find(({ placeReach }) => placeReach === 'region');
  const found = around && (await search.find(around));
  return found && found.total > 0 ? found : null;
}
