import { marksOfFilter } from '../../search-filters/filter-marks.ts';
import { quoteLexeme } from '../analyser/lexeme.ts';
import type { Match } from '../query/match.ts';
import type { ParsedQuery } from '../query/parse-query.ts';

/** A condition as a `tsquery` literal. */
export function tsqueryOf(match: Match): string {
  if ('word' in match) return quoteLexeme(match.word);
  if ('start' in match) return `${quoteLexeme(match.start)}:*`;
  if ('all' in match) return joined(match.all.map(tsqueryOf), ' & ');
  if ('any' in match) return joined(match.any.map(tsqueryOf), ' | ');
  if ('sequence' in match) return joined(match.sequence.map(tsqueryOf), ' <-> ');
  const marks = match.ids.flatMap((id) => marksOfFilter(match.field, id));
  return joined([...new Set(marks)].map(quoteLexeme), ' | ');
}

const joined = (parts: readonly string[], by: string): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(by)})`;

/** One condition on the index from the words without synonyms and the excluded words; null when there are none. */
export function toTsquery({ must, not }: Pick<ParsedQuery, 'must' | 'not'>): string | null {
  const parts = [
    ...must.filter(({ synonyms }) => synonyms.length === 0).map(({ match }) => tsqueryOf(match)),
    ...not.map(({ match }) => `!(${tsqueryOf(match)})`),
  ];
  return parts.length === 0 ? null : parts.join(' & ');
}
