/** A query, filter or aggregation of OpenSearch. */
export type Dsl = Record<string, unknown>;

export const nothing: Dsl = { match_none: {} };
export const allOfThese = (filter: readonly Dsl[]): Dsl =>
  filter.length === 1 ? (filter[0] ?? nothing) : { bool: { filter } };
export const anyOfThese = (should: readonly Dsl[]): Dsl =>
  should.length === 1 ? (should[0] ?? nothing) : { bool: { should, minimum_should_match: 1 } };
/** Nodes refuse more values in one condition. */
const maxValues = 65_536;

export function termsOf(field: string, values: readonly (string | number)[]): Dsl {
  const parts: Dsl[] = [];
  for (let start = 0; start === 0 || start < values.length; start += maxValues)
    parts.push({ terms: { [field]: values.slice(start, start + maxValues) } });
  return anyOfThese(parts);
}
export const termOf = (field: string, value: string | number): Dsl => ({ term: { [field]: value } });
export const scored = (filter: Dsl, boost: number): Dsl => ({ constant_score: { filter, boost } });
