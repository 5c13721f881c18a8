/** A date with the written precision: `month` from 1, null for a year alone. */
export interface PartialDate {
  year: number;
  month: number | null;
}
