import { languageOfTag } from '../contracts/markets/market.ts';
import { catalogue, errorCode } from './error-codes.ts';
import { fillLimits } from './fill-limits.ts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import es from './locales/es.json' with { type: 'json' };
import esES from './locales/es-ES.json' with { type: 'json' };
import id from './locales/id.json' with { type: 'json' };
import ja from './locales/ja.json' with { type: 'json' };
import ms from './locales/ms.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };
import tr from './locales/tr.json' with { type: 'json' };
import zhHans from './locales/zh-Hans.json' with { type: 'json' };
import zhHant from './locales/zh-Hant.json' with { type: 'json' };

export type TextParams = Readonly<Record<string, string | number>>;

const files: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  ja,
  es,
  'es-ES': { ...es, ...esES },
  pt,
  ms,
  id,
  tr,
  ar,
};

const locales: typeof files = Object.fromEntries(
  Object.entries(files).map(([tag, texts]) => [tag, fillLimits(tag, texts)]),
);

/** What can be wrong with one field of a form. `max` and `min` are characters, or the numbers themselves. */
export type FieldProblem =
  | 'required'
  | 'invalid'
  | 'unknown'
  | 'email'
  | 'url'
  | 'number'
  | 'date'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'too_many'
  | 'character'
  | 'no_letter'
  | 'too_young'
  | 'date_order'
  | 'in_future'
  | 'salary_order'
  | 'phone_empty'
  | 'phone_too_short'
  | 'phone_too_long';

/** The tag whose texts are used for `tag`: its own, else those of the language without its country, else English. */
const tagOfTexts = (tag: string): string => [tag, languageOfTag(tag)].find((one) => one in locales) ?? 'en';

/**
 * All error texts of one language, flat, by key (`40001`, `40006_other`, `field_required`). For the translations
 * service; English for an unknown language. Limits are filled in; what only a request knows stays a placeholder.
 */
export const errorTexts = (language: string): Readonly<Record<string, string>> =>
  locales[tagOfTexts(language)] ?? locales.en ?? {};

/**
 * The catalogue's sentence for `code` in `language` (BCP 47 tag as in `languages`, or a regional one), with its
 * placeholders filled. An unknown code gets the text of an internal error. For the server and tests. A browser shows
 * the server's text and should need this only for codes below 20000: it pulls in the texts of all languages.
 */
export function errorText(code: number, language: string, params: TextParams = {}): string {
  const entry = catalogue.get(code);
  return format(language, entry?.text ?? String(errorCode.internal), { ...entry?.params, ...params });
}

/** The sentence beside a field. */
export const fieldText = (problem: FieldProblem, language: string, params: TextParams = {}): string =>
  format(language, `field_${problem}`, params);

/** The sentence for a form in which nothing is wrong but what was left empty. */
export const requiredText = (language: string): string => format(language, 'required_to_proceed', {});

function format(language: string, key: string, params: TextParams): string {
  // A limit that depends on the account or the country is not filled in before.
  const texts = 'limit' in params ? (files[tagOfTexts(language)] ?? {}) : errorTexts(language);
  const text =
    texts[key] ?? texts[`${key}_${pluralCategory(language, params)}`] ?? texts[`${key}_other`] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/** The category of the one number in a sentence that has several forms (`40006_one`, `40006_other`). */
function pluralCategory(language: string, params: TextParams): string {
  const number = Object.values(params).find((value) => typeof value === 'number');
  return new Intl.PluralRules(tagOfTexts(language)).select(Number(number ?? 0));
}
