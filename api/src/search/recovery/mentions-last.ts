import type { Found, FurtherSearches } from './search.ts';

interface Continued {
  relatedIds: number[];
  /** On a page before the last: the number of jobs before the first that only mentions the words. The related ones come before it. */
  mentionsFrom: number | null;
}

/**
 * Jobs whose titles are closer come before the matches that only mention the words in their text. On the last
 * page of a list these matches then follow among the related jobs. On an earlier one they stay among the jobs of the page where
 * they begin.
 * `total` and facets count them as before.
 */
export async function mentionsLast<Some extends Found & Partial<FurtherSearches>>(
  found: Some,
  relatedIds: number[],
): Promise<Some & Continued> {
  const { search, conditions, jobIds, total, sort } = found;
  const { page, size } = search.request.query;
  const asTheyAre = { ...found, relatedIds, mentionsFrom: null };
  if (sort !== 2 || total === 0 || relatedIds.length === 0) return asTheyAre;
  const isLastPage = page * size >= total;
  const mentions = await mentionsBeginning(found);
  if (mentions.length === 0) return asTheyAre;
  const ordered = await search.engine.closestFirst(conditions, { mentions, related: relatedIds });
  const isRelated = new Set(relatedIds);
  const closer = ordered.findIndex((id) => isRelated.has(id));
  if (closer < 0) return isLastPage ? asTheyAre : { ...asTheyAre, relatedIds: [] };
  // A list without any match of its own would look like one without results.
  const isWithout = closer === 0 && mentions.length === jobIds.length;
  const behind = ordered.slice(closer).filter((id) => !isWithout || id !== jobIds[0]);
  const isBehind = new Set(behind);
  const before = jobIds.filter((id) => !isBehind.has(id));
  if (isLastPage)
    return {
      ...found,
      jobIds: before,
      relatedIds: [...behind, ...relatedIds.filter((id) => !isBehind.has(id))],
      mentionsFrom: null,
    };
  return {
    ...found,
    jobIds: [...before, ...behind.filter((id) => !isRelated.has(id))],
    relatedIds: behind.filter((id) => isRelated.has(id)),
    mentionsFrom: before.length,
  };
}

/** The matches of this page that only mention the words; none where an earlier page has some. */
export async function mentionsBeginning({ search, conditions, jobIds, sort }: Found): Promise<number[]> {
  const { page, size } = search.request.query;
  if (sort !== 2) return [];
  const mentions = await search.engine.mentions(conditions, jobIds);
  if (page === 1 || mentions.length === 0 || mentions[0] !== jobIds[0]) return mentions;
  const before = await search.engine.find(conditions, { sort, page: (page - 1) * size, size: 1 });
  return (await search.engine.mentions(conditions, before.jobIds)).length === 0 ? mentions : [];
}
