import type { CountryKey, LanguageTag } from '@jobharbor/shared/contracts';
import type * as z from 'zod/mini';
import { readJson } from '../../data/read-data.ts';
import { type AdvertTexts, advertTexts } from './advert-schema.ts';
import {
  companyTexts,
  type OccupationTexts,
  occupationTexts,
  type PhraseListName,
  phraseTexts,
} from './bank-schema.ts';
import { regionalWords } from './regional-words.ts';

export interface CompanyPattern {
  /** The name, in which `{name}` is the company's own word. */
  readonly name: string;
  /** Statements of such a company about itself. */
  readonly about: readonly string[];
  /** The line of business that the name suggests, of the two of its kind; null for both. */
  readonly line: 1 | 2 | null;
}

type Phrases = z.infer<typeof phraseTexts>;

/** All texts of one language, in the words of one country. */
export interface TextBank {
  occupation(key: string): OccupationTexts;
  companyPatterns(kind: string): readonly CompanyPattern[];
  phrases(list: PhraseListName): readonly string[];
  /** Benefits that are usual in the country; empty where the language has none for it. */
  localBenefits(country: CountryKey): readonly string[];
  readonly adverts: AdvertTexts;
  readonly choiceQuestions: Phrases['question.choice'];
}

const cache = new Map<string, TextBank>();

/** The texts of a language, read and checked once. */
export function textBank(language: LanguageTag, country: CountryKey): TextBank {
  const translate = regionalWords(language, country);
  const key = translate ? `${language} ${country}` : language;
  const bank = cache.get(key) ?? readBank(language, translate ?? ((text) => text));
  cache.set(key, bank);
  return bank;
}

function readBank(language: LanguageTag, translate: (text: string) => string): TextBank {
  const read = <Schema extends z.ZodMiniType>(name: string, schema: Schema): z.output<Schema> =>
    readJson(`texts/${language}/${name}.json`, schema, translate);
  const occupations = read('occupations', occupationTexts);
  const companies = read('companies', companyTexts);
  const phrases = read('phrases', phraseTexts);
  return {
    occupation: (key) => required(occupations[key], key),
    companyPatterns: (kind) => {
      const { names, about } = required(companies[kind], kind);
      return names.map(({ name, line = null }) => ({
        name,
        line,
        about: line === null ? about : [about[line - 1] ?? ''],
      }));
    },
    phrases: (list) => phrases[list],
    localBenefits: (country) => phrases.local[country] ?? [],
    adverts: read('adverts', advertTexts),
    choiceQuestions: phrases['question.choice'],
  };
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The texts have no entry for ${name}`);
  return value;
}
