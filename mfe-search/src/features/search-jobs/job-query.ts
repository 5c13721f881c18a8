import type { AlertFilters } from '@jobharbor/shared/contracts/job-alert';
import type { JobQuery, SearchSort } from '@jobharbor/shared/contracts/search';
import type { FilterLists } from '../../common/filter-lists.ts';
import {
  type ChoiceField,
  choiceFields,
  type JobFilters,
  type ListedField,
  listedFields,
  type Sort,
} from './address.ts';
import { chosenOptions, fields } from './field-options.ts';

const sortCodes: Record<Sort, SearchSort> = { newest: 1, relevant: 2, pay: 3, closing: 4 };

/** Whether options are selected, so that the search request needs the country's lists. */
export const hasOptions = (filters: JobFilters): boolean =>
  choiceFields.some((field) => filters[field].length > 0);

/** Body of the search request. Options that the country's lists lack are left out, without lists all of them. */
export function jobQueryOf(filters: JobFilters, lists: FilterLists | undefined): JobQuery {
  const ids = (field: ChoiceField) =>
    lists ? chosenOptions(field, filters[field], lists).map(({ id }) => id) : [];
  const range = lists?.salary_range_filters.find(({ seo_value }) => filters.salary.includes(seo_value));
  return withoutEmpty({
    query: filters.q,
    ...Object.fromEntries(
      choiceFields.flatMap((field) => (field === 'salary' ? [] : [[fields[field].facet, ids(field)]])),
    ),
    salary_from: range?.from,
    salary_to: range?.to ?? undefined,
    company_ids: filters.company.map(Number),
    is_company_verified: filters.verified || undefined,
    is_web3: filters.web3 || undefined,
    posted_within: ids('posted')[0],
    sort: filters.sort && sortCodes[filters.sort],
  });
}

/** The filters of a job alert: the search without its sort. */
export function alertFiltersOf(filters: JobFilters, lists: FilterLists): AlertFilters {
  const { sort: _, ...query } = jobQueryOf(filters, lists);
  return query;
}

/** Empty filter values are not sent. */
function withoutEmpty(query: { [K in keyof JobQuery]: JobQuery[K] | undefined }): JobQuery {
  const isGiven = (value: unknown) =>
    value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(query).filter(([, value]) => isGiven(value)));
}

/** A filter in `rescue.drop`: the text, or a query parameter. */
export type DroppableField = ListedField | 'q' | 'verified' | 'web3';

const fieldsByBodyName: Readonly<Record<string, DroppableField>> = {
  query: 'q',
  salary_from: 'salary',
  salary_to: 'salary',
  is_company_verified: 'verified',
  is_web3: 'web3',
};

/** Maps a filter of `rescue.drop` to the query parameter. */
export const droppedField = (drop: string): DroppableField | undefined =>
  fieldsByBodyName[drop] ?? listedFields.find((field) => fields[field].facet === drop);

/** The search without one of its filters. */
export function withoutField(filters: JobFilters, field: DroppableField): JobFilters {
  switch (field) {
    case 'q':
      return { ...filters, q: '' };
    case 'verified':
    case 'web3':
      return { ...filters, [field]: false };
    default:
      return { ...filters, [field]: [] };
  }
}
