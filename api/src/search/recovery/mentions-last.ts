import type { Found, FurtherSearches } from './search.ts';

/**
 * On a list of one page, jobs whose titles are closer come before the matches that only mention the words in their
 * text. These matches then follow among the related jobs. `total` and facets count them as before. A list of
 * several pages keeps its order, since its related jobs follow the last page.
 */
export async function mentionsLast<Some extends Found & Partial<FurtherSearches>>(
  found: Some,
  relatedIds: number[],
): Promise<Some & { relatedIds: number[] }> {
  const { search, conditions, jobIds, total, sort } = found;
  const { page, size } = search.request.query;
  const isOnePage = page === 1 && total <= size;
  if (!isOnePage || sort !== 2 || total === 0 || relatedIds.length === 0) return { ...found, relatedIds };
  const ordered = await search.engine.mentions(conditions, { matches: jobIds, related: relatedIds });
  const isRelated = new Set(relatedIds);
  const closer = ordered.findIndex((id) => isRelated.has(id));
  if (closer < 0) return { ...found, relatedIds };
  // A list without any match of its own would look like one without results.
  const isWithout = closer === 0 && ordered.filter((id) => !isRelated.has(id)).length === jobIds.length;
  const behind = ordered.slice(closer).filter((id) => !isWithout || id !== jobIds[0]);
  const isBehind = new Set(behind);
  return {
    ...found,
    jobIds: jobIds.filter((id) => !isBehind.has(id)),
    relatedIds: [...behind, ...relatedIds.filter((id) => !isBehind.has(id))],
  };
}
