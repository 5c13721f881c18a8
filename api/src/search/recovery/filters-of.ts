import { activeFields, type Conditions, type DroppableField } from '../conditions.ts';

/** Fields that a person sees as one filter are dropped together. */
export type Filter = readonly DroppableField[];

/** The filters of a search as a person sees them: both ends of the pay are one. */
export function filtersOf(conditions: Conditions): Filter[] {
  const fields = activeFields(conditions);
  const isPay = (field: DroppableField) => field === 'salary_from' || field === 'salary_to';
  const pay = fields.filter(isPay);
  return [
    ...fields.filter((field) => !isPay(field)).map((field) => [field]),
    ...(pay.length > 0 ? [pay] : []),
  ];
}
