import * as z from 'zod/mini';
import { changesOf, entryHead } from './entry.ts';

export const languageLevels = ['basic', 'conversational', 'fluent', 'native'] as const;

/** Languages that a person may speak, as BCP 47 has them; `Intl.DisplayNames` names them. */
export const spokenLanguages = [
  ...['af', 'am', 'ar', 'as', 'az', 'be', 'bg', 'bn', 'bs', 'ca', 'ceb', 'cs', 'cy', 'da', 'de', 'el', 'en'],
  ...['es', 'et', 'eu', 'fa', 'fi', 'fil', 'fr', 'ga', 'gl', 'gu', 'ha', 'he', 'hi', 'hr', 'hu', 'hy', 'id'],
  ...['ig', 'ilo', 'is', 'it', 'ja', 'jv', 'ka', 'kk', 'km', 'kn', 'ko', 'ku', 'ky', 'lo', 'lt', 'lv', 'mk'],
  ...['ml', 'mn', 'mr', 'ms', 'my', 'nan', 'nb', 'ne', 'nl', 'or', 'pa', 'pl', 'ps', 'pt', 'ro', 'ru', 'si'],
  ...['sk', 'sl', 'so', 'sq', 'sr', 'su', 'sv', 'sw', 'ta', 'te', 'tg', 'th', 'tk', 'tr', 'ug', 'uk', 'ur'],
  ...['uz', 'vi', 'xh', 'yo', 'yue', 'zh', 'zu'],
] as const;

const fields = z.strictObject({ language: z.enum(spokenLanguages), proficiency: z.enum(languageLevels) });

export const spokenLanguageRules = (_now: Date) => fields;
export const spokenLanguageDraft = fields;
export const spokenLanguageChanges = changesOf(fields);
export const spokenLanguage = z.extend(entryHead, fields.shape);
export type SpokenLanguage = z.infer<typeof spokenLanguage>;
