import { type FilterOf, fieldsOf, filtersOf, languages } from '@jobharbor/shared/contracts';
import { categoryGroupOf, filterOptions, regionOf } from '../config-lists/index.ts';
import {
  codedColumn,
  type FilterColumn,
  flagColumn,
  idColumn,
  idsColumn,
  idsOrAllColumn,
  stepsColumn,
} from './column-types.ts';
import type { FilteredJob } from './filtered-job.ts';
import { countriesOfReach, hoursOfReach } from './remote-reach.ts';

const withGroups = (ids: readonly number[], groupOf: (id: number) => number | undefined): number[] => [
  ...new Set(ids.flatMap((id) => [id, groupOf(id) ?? id])),
];

const categories = {
  mark: '=c',
  ...idsColumn('category_ids', ({ category_id: id }) =>
    withGroups(id === null ? [] : [id], (one) => categoryGroupOf(one)?.id),
  ),
};

const languageCodes = languages.map(({ value, id }): [string, number] => [value, id]);

/**
 * How the API stores the filters of `search-filters.ts` of the contracts, by their fields in the request. Each has the
 * prefix of its marks, its column of `search_documents`, and its value of a job. Marks begin with `=`, which no word
 * does, so typed text never matches one. Of filters whose removal finds equally many jobs, the first here is suggested
 * first.
 */
const filterColumns = {
  job_locations: {
    mark: '=l',
    ...idsColumn('location_ids', (job) => withGroups(job.location_ids, (id) => regionOf(id)?.id)),
  },
  job_categories: categories,
  degrees: { mark: '=d', ...idColumn('degree_id', (job) => job.degree_id) },
  xp_lvls: { mark: '=x', ...idColumn('xp_lvl_id', (job) => job.xp_lvl_id) },
  job_types: { mark: '=t', ...idColumn('job_type_id', (job) => job.job_type_id) },
  work_arrangements: { mark: '=a', ...idColumn('work_arrangement_id', (job) => job.work_arrangement_id) },
  company_ids: { mark: '=o', ...idColumn('company_id', (job) => job.company_id), maxCounted: 30 },
  // The tree of functions is that of the categories: a job carries the marks of both levels.
  main_functions: categories,
  job_function_ids: categories,
  is_company_verified: { mark: '=v', ...flagColumn('is_company_verified', (job) => job.is_company_verified) },
  is_web3: { mark: '=w', ...flagColumn('is_web3', (job) => job.is_web3) },
  is_fresh: { mark: '=f', ...flagColumn('is_fresh', (job) => job.is_fresh) },
  industries: { mark: '=i', ...idColumn('industry_id', (job) => job.industry_id) },
  languages: { mark: '=g', ...codedColumn('language', languageCodes, (job) => job.language) },
  apply_modes: {
    mark: '=p',
    ...codedColumn(
      'is_external',
      [
        [false, 1],
        [true, 2],
      ],
      (job) => job.apply_mode === 'external',
    ),
  },
  applicant_countries: {
    mark: '=k',
    ...idsOrAllColumn('applicant_countries', filterOptions.applicant_countries, countriesOfReach),
  },
  shared_hours: { mark: '=h', ...stepsColumn('shared_hours', filterOptions.shared_hours, hoursOfReach) },
} satisfies Record<RequiredField, MarkedColumn>;

/** The filters of the contracts that are ids or flags, and the levels of functions, which are no filters of the page. */
type RequiredField = FilterOf<'any' | 'atLeast' | 'flag'>['field'] | 'main_functions' | 'job_function_ids';
type FilterColumns = typeof filterColumns;
export type MarkedField = keyof FilterColumns;
export const markedFields = Object.keys(filterColumns) as readonly MarkedField[];

/** The columns of `search_documents` that filters read. */
export type FilterDocument = {
  [F in MarkedField as FilterColumns[F]['column']]: ReturnType<FilterColumns[F]['ofJob']>;
};
export type FilterColumnName = keyof FilterDocument;
interface MarkedColumn extends FilterColumn {
  mark: string;
}

const columnByField: Record<MarkedField, MarkedColumn & { column: FilterColumnName }> = filterColumns;
/** How a filter is stored, whichever it is. */
export const columnOf = (field: MarkedField) => columnByField[field];

/** Fields with a facet: one for each column. */
export const countedFields = fieldsOf(filtersOf('any', 'atLeast', 'flag'));
export const filterColumnNames: readonly FilterColumnName[] = countedFields.map(
  (field) => columnOf(field).column,
);

/** The values of a job in the columns of filters. */
export const filterDocumentOf = (job: FilteredJob): FilterDocument =>
  Object.fromEntries(
    countedFields.map((field) => [columnOf(field).column, columnOf(field).ofJob(job)]),
  ) as FilterDocument;

/** Reads the ids of a filter's options that a job passes. */
export function idsReader(field: MarkedField): (document: FilterDocument) => readonly number[] {
  const { column, ids } = columnOf(field);
  return (document) => ids(document[column] as never);
}
