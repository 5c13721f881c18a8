import { columnOf, countedFields, type FilterDocument, type MarkedField } from './filter-columns.ts';

/** The lexeme of a filter's value in a job's `terms`. */
export const markFilter = (field: MarkedField, id: number): string => `${columnOf(field).mark}${id}`;

/** The marks by which a value of a filter finds jobs: one of them is enough. */
export const marksOfFilter = (field: MarkedField, id: number): string[] =>
  (columnOf(field).wanted?.(id) ?? [id]).map((wanted) => markFilter(field, wanted));

/** The marks of a job's document. */
export const marksOf = (document: FilterDocument): string[] =>
  countedFields.flatMap((field) => {
    const { column, ids, marked = ids } = columnOf(field);
    return marked(document[column] as never).map((id) => markFilter(field, id));
  });

/** A whole title, so that an exact match ranks before titles with more words. */
export const markTitle = (forms: readonly string[]): string => `=e${forms.join(' ').slice(0, 200)}`;
