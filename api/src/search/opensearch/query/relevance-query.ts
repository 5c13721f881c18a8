import { markTitle } from '../../../search-filters/filter-marks.ts';
import type { Conditions } from '../../conditions.ts';
import { type NearMeanings, readWords, titleShare } from '../../postgres/conditions.ts';
import type { Border } from '../../title-phrase.ts';
import { headFields } from '../index-format.ts';
import { micros } from './conditions-query.ts';
import { allOfThese, anyOfThese, type Dsl, scored, termOf, termsOf } from './dsl.ts';
import { inTitle } from './match-query.ts';

/** As in `relevance` of `postgres/conditions.ts`. */
const [exactTitleShare, phraseShare, headShare, placeShare] = [2, 0.5, 0.5, 0.4];
/** PostgreSQL's weights of A, B and C. */
const weights = { A: 1, B: 0.4, C: 0.2 };

/** Recency, and the meaning of titles that do not hold all words. */
const script = `
  double recency = 0.2 * Math.exp(-Math.max(params.now - doc['posted_at'].value, 0L) / 2592000000000.0);
  if (params.near.isEmpty() || _score >= params.titled) return recency;
  def near = params.near.get(Long.toString(doc['title_id'].value));
  return near == null ? recency : recency + ((Number) near).doubleValue();`;

/** Condition for the jobs whose title holds all words; null where the words give none. */
export function titledQuery(conditions: Conditions): Dsl | null {
  const { wanted } = readWords(conditions);
  if (wanted.length === 0) return null;
  return allOfThese(wanted.map((names) => anyOfThese(names.map((forms) => inTitle(forms, true)))));
}

/**
 * Adds the relevance of `postgres/conditions.ts` to a condition. Its parts are the same, in single precision. Null when there are
 * no words or places to rank by.
 */
export function rankedQuery(condition: Dsl, conditions: Conditions, near: NearMeanings): Dsl | null {
  const { wanted, borders, placeIds } = readWords(conditions);
  const places = placeIds.length === 0 ? [] : [scored(termsOf('location_ids', placeIds), placeShare)];
  const titled = titledQuery(conditions);
  if (titled === null && places.length === 0) return null;
  const typed = [...new Set(wanted.flatMap(([forms = []]) => forms))];
  const titles =
    titled === null
      ? []
      : [
          ...typed.flatMap((form) =>
            Object.entries(headFields).map(([weight, field]) => ({
              term: {
                [field]: { value: form, boost: weights[weight as keyof typeof weights] / typed.length },
              },
            })),
          ),
          scored(titled, titleShare),
          scored({ bool: { filter: typed.map(inTitleOrSkills), must_not: titled } }, headShare),
          ...phraseOf(borders).map((phrase) => scored(phrase, phraseShare)),
          scored(termOf('whole_title', markTitle(typed)), exactTitleShare),
        ];
  const params = {
    now: micros(conditions.asOf ?? conditions.now),
    titled: titleShare,
    near: Object.fromEntries(titled === null ? [] : near),
  };
  return {
    function_score: {
      query: { bool: { filter: condition, should: [...titles, ...places] } },
      script_score: { script: { source: script, params } },
      boost_mode: 'sum',
    },
  };
}

const inTitleOrSkills = (form: string): Dsl =>
  anyOfThese([termOf('title_words', form), termOf('skill_words', form)]);

/** The words behind one another in a title; none for a single word. */
function phraseOf(borders: readonly Border[]): Dsl[] {
  const inOrder = (forms: readonly string[]): Dsl => ({
    span_near: {
      clauses: forms.map((form) => ({ span_term: { title_phrases: form } })),
      ...{ slop: 0, in_order: true },
    },
  });
  const each = borders.map((border) => anyOfThese(border.map(inOrder)));
  return each.length === 0 ? [] : [allOfThese(each)];
}
