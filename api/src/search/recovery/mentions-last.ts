import type { Found, FurtherSearches } from './search.ts';

/**
 * On a list of one page, jobs whose titles certainly are similar come before the matches that only mention the words in
 * their text. These matches then follow among the related jobs. `total` and facets count them as before. A list of
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
  const { mentions, near } = await search.engine.mentions(conditions, {
    matches: jobIds,
    related: relatedIds,
  });
  // A list without any match of its own would look like one without results.
  const isOnlyMentions = mentions.length === jobIds.length;
  if (mentions.length === 0 || near.length === 0 || isOnlyMentions) return { ...found, relatedIds };
  const isMention = new Set(mentions);
  const others = relatedIds.filter((id) => !near.includes(id));
  return {
    ...found,
    jobIds: jobIds.filter((id) => !isMention.has(id)),
    relatedIds: [...near, ...mentions, ...others],
  };
}
