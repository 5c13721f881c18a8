import { facets } from '@jobharbor/shared/contracts';
import { editDistance } from '../../search/analyser/edit-distance.ts';
import { pairsOf, splitWords } from '../../search/analyser/split-words.ts';
import { variantsInAnyLanguage } from '../../search/analyser/word-variants.ts';
import type { Conditions } from '../../search/conditions.ts';
import type { Match } from '../../search/query/match.ts';
import type { SearchEngine } from '../../search/search-engine.ts';

export interface ListedJob {
  title: string;
  /** The values of its filters, and the regions of its places. */
  chosen?: Readonly<Record<string, readonly number[]>>;
  /** Monthly pay. */
  pay?: number;
}

const wordsOf = (text: string): Set<string> =>
  new Set(
    splitWords(text).flatMap((run) =>
      run.isSpaceless ? [...pairsOf(run.text), ...run.text] : run.parts.flatMap(variantsInAnyLanguage),
    ),
  );

/**
 * An in-memory implementation of the engine's port over a list of jobs, whose ids are their positions. It serves the
 * tests of code above the port. It knows no synonyms, dates, companies or similar titles.
 */
export function createListEngine(
  jobs: readonly ListedJob[],
  companies: readonly string[] = [],
): SearchEngine {
  const words = jobs.map(({ title }) => wordsOf(title));
  const vocabulary = [...new Set(words.flatMap((own) => [...own]))];

  const holds = (id: number, match: Match): boolean => {
    const own = words[id] ?? new Set();
    if ('word' in match) return own.has(match.word);
    if ('start' in match) return [...own].some((word) => word.startsWith(match.start));
    if ('any' in match) return match.any.some((part) => holds(id, part));
    if ('all' in match) return match.all.every((part) => holds(id, part));
    if ('sequence' in match) return match.sequence.every((part) => holds(id, part));
    return match.ids.some((value) => jobs[id]?.chosen?.[match.field]?.includes(value));
  };
  const passes = (id: number, { parsed, chosen, salaryFrom, salaryTo }: Conditions): boolean => {
    const { pay, chosen: own } = jobs[id] ?? {};
    return (
      !parsed.isUnanswerable &&
      parsed.must.every(({ match }) => holds(id, match)) &&
      !parsed.not.some(({ match }) => holds(id, match)) &&
      [...chosen].every(([field, ids]) => ids.some((value) => own?.[field]?.includes(value))) &&
      (salaryFrom === null || (pay ?? 0) >= salaryFrom) &&
      (salaryTo === null || (pay ?? Number.POSITIVE_INFINITY) < salaryTo)
    );
  };
  const idsOf = (conditions: Conditions) => [...jobs.keys()].filter((id) => passes(id, conditions));

  return {
    async find(conditions, { page, size }) {
      const ids = idsOf(conditions);
      const jobIds = ids.slice((page - 1) * size, page * size);
      return { jobIds, total: ids.length, facets: noFacets, payRange: null };
    },
    findAcross: async () => ({ jobIds: [], total: 0, allTotal: 0, facets: noFacets, countries: [] }),
    count: async (searches) => searches.map((search) => idsOf(search).length),
    matches: async (id, searches) => searches.map((search) => jobs[id] !== undefined && passes(id, search)),
    titlesOf: async (ids) => new Map(ids.map((id) => [id, jobs[id]?.title ?? ''])),
    wordsFrom: async (_, start) =>
      vocabulary
        .filter((word) => word.startsWith(start) && word !== start)
        .sort((a, b) => a.length - b.length),
    wordsNear: async (_, typed) =>
      typed.flatMap((one) =>
        vocabulary
          .filter((word) => editDistance(one, word) <= 2)
          .map((word) => ({ typed: one, word, shown: word })),
      ),
    partsNear: async (_, word) =>
      jobs.map(({ title }) => title).filter((title) => editDistance(title, word) === 1),
    isCompanyNamePrefix: async (_, typed) =>
      companies.some((name) => name.toLowerCase().startsWith(typed.toLowerCase())),
    titlesOfFunctions: async () => [],
    related: async () => [],
    mentions: async () => [],
    closestFirst: async () => [],
    similar: async () => [],
    loadTitles: async () => true,
    titlesNear: async () => [],
    requiredWord: async () => null,
    suggestTitles: async () => [],
    suggestCompanies: async () => [],
    recordSearch: async () => {},
    hotTitles: async () => [],
  };
}

const noFacets = facets.parse({
  job_locations: [],
  job_categories: [],
  degrees: [],
  xp_lvls: [],
  job_types: [],
  work_arrangements: [],
  salary_ranges: [],
  is_company_verified: 0,
});
