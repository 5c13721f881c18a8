import { columnOf } from '../../../search-filters/filter-columns.ts';
import { isIdeograph } from '../../analyser/split-words.ts';
import type { Match, OptionField } from '../../query/match.ts';
import type { TitleForms } from '../../synonyms/synonyms-of.ts';
import { allOfThese, anyOfThese, type Dsl, termOf, termsOf } from './dsl.ts';

const words = 'words';

/** A condition on the words of a job. */
export function queryOf(match: Match): Dsl {
  if ('word' in match) return termOf(words, match.word);
  if ('start' in match) return { prefix: { [words]: match.start } };
  if ('all' in match) return allOfThese(match.all.map(queryOf));
  if ('any' in match) return anyOfThese(match.any.map(queryOf));
  if ('sequence' in match) return sequenceQuery(match.sequence);
  return optionQuery(match.field, match.ids);
}

/** One of these options of a filter. */
export const optionQuery = (
  field: OptionField | Parameters<typeof columnOf>[0],
  ids: readonly number[],
): Dsl => {
  const { column, wanted } = columnOf(field);
  return termsOf(column, [...new Set(ids.flatMap((id) => wanted?.(id) ?? [id]))]);
};

/** Words that a title holds. A single ideograph is found where a pair of a longer run begins with it, if `isWhole`. */
export const inTitle = (forms: TitleForms, isWhole = false): Dsl =>
  allOfThese(
    forms.map((form) =>
      isWhole && isIdeograph(form) ? { prefix: { title_words: form } } : termOf('title_words', form),
    ),
  );

/** The same condition as a span, which knows positions. */
function spanOf(match: Match): Dsl {
  if ('word' in match) return { span_term: { [words]: match.word } };
  if ('any' in match) return { span_or: { clauses: match.any.map(spanOf) } };
  if ('sequence' in match) return sequenceQuery(match.sequence);
  if ('start' in match) return { span_multi: { match: { prefix: { [words]: match.start } } } };
  // At one position, as in PostgreSQL.
  if ('all' in match)
    return match.all.map(spanOf).reduce((big, little) => ({ span_containing: { big, little } }));
  // An option has no position.
  return { span_term: { [words]: '' } };
}

const sequenceQuery = (parts: readonly Match[]): Dsl => ({
  span_near: { clauses: parts.map(spanOf), slop: 0, in_order: true },
});
