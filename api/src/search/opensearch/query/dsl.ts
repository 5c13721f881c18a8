/** A query, filter or aggregation of OpenSearch. */
export type Dsl = Record<string, unknown>;

export const nothing: Dsl = { match_none: {} };
export const allOfThese = (filter: readonly Dsl[]): Dsl =>
  filter.length === 1 ? (filter[0] ?? nothing) : { bool: { filter } };
export const anyOfThese = (should: readonly Dsl[]): Dsl =>
  should.length === 1 ? (should[0] ?? nothing) : { bool: { should, minimum_should_match: 1 } };
export const termsOf = (field: string, values: readonly (string | number)[]): Dsl => ({
  terms: { [field]: values },
});
export const termOf = (field: string, value: string | number): Dsl => ({ term: { [field]: value } });
export const scored = (filter: Dsl, boost: number): Dsl => ({ constant_score: { filter, boost } });
