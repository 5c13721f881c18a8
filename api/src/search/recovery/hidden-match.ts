import { nameKeyOf } from '../analyser/fold-text.ts';
import { simplifyChinese } from '../analyser/simplify-chinese.ts';
import { type SearchRequest, without } from '../conditions.ts';
import type { HiddenMatch } from '../job-search.ts';
import { filtersOf } from './filters-of.ts';
import { recover, type Search } from './search.ts';

interface Shown {
  id: number;
  title: string;
}

/** Number of jobs with the typed words that are compared with the exact title. */
const maxNamesakes = 5;

/** Whether the words are an address or may be the title of a job that is not shown; most searches ask no further. */
export function mayBeHidden({ query }: SearchRequest, shown: readonly Shown[]): boolean {
  const typed = query.query?.trim() ?? '';
  if (typed === '' || query.page > 1) return false;
  return idInAddress(typed) !== undefined || (hasFilters(query) && !isShown(typed, shown));
}

/** See `JobSearch.hidden`. */
export async function hiddenMatch(search: Search, shown: readonly Shown[]): Promise<HiddenMatch | null> {
  if (!mayBeHidden(search.request, shown)) return null;
  const typed = search.typed.trim();
  const jobId = idInAddress(typed) ?? (await findNamesake(search, typed));
  if (jobId === undefined || shown.some(({ id }) => id === jobId)) return null;
  const drop = await excludingFields(search, jobId);
  return drop?.length === 0 ? null : { jobId, drop: drop ?? [] };
}

/** The id at the end of a job's address, with or without what follows the path. */
function idInAddress(typed: string): number | undefined {
  const id = /\/job\/[^\s/?#]*?(\d{1,15})(?:[/?#]\S*)?$/u.exec(typed)?.[1];
  return id === undefined ? undefined : Number(id);
}

const titleKey = (title: string): string => simplifyChinese(nameKeyOf(title));

function hasFilters(asked: SearchRequest['query']): boolean {
  const { query, page, size, sort, as_of, source, device, device_uuid, excluded_company_ids, ...filters } =
    asked;
  return Object.keys(filters).length > 0;
}

function isShown(typed: string, shown: readonly Shown[]): boolean {
  const wanted = titleKey(typed);
  return shown.some(({ title }) => titleKey(title) === wanted);
}

/** An open job with the typed title. */
async function findNamesake(search: Search, typed: string): Promise<number | undefined> {
  const wanted = titleKey(typed);
  const { excluded_company_ids } = search.request.query;
  const found = await recover(
    search.only({ query: typed, excluded_company_ids, sort: 2, page: 1, size: maxNamesakes }),
  );
  const jobIds = found?.jobIds ?? [];
  const titles = await search.engine.titlesOf(jobIds);
  return jobIds.find((id) => titleKey(titles.get(id) ?? '') === wanted);
}

/** The fields that exclude an open job, each by itself; null where the job is not open. */
async function excludingFields({ engine, conditions }: Search, jobId: number): Promise<string[] | null> {
  const filters = filtersOf(conditions);
  const alone = filters.map((filter) =>
    without(conditions, ...filters.filter((other) => other !== filter).flat()),
  );
  const [isOpen, ...passes] = await engine.matches(jobId, [without(conditions, ...filters.flat()), ...alone]);
  return isOpen ? filters.filter((_, index) => !passes[index]).flat() : null;
}
