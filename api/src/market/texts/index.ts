import type { CountryKey, LanguageTag } from '@jobharbor/shared/contracts';
import { companies as arCompanies } from './ar/companies.ts';
import { occupations as arOccupations } from './ar/occupations.ts';
import { phrases as arPhrases } from './ar/phrases.ts';
import { companies as enCompanies } from './en/companies.ts';
import { occupations as enOccupations } from './en/occupations.ts';
import { phrases as enPhrases } from './en/phrases.ts';
import { companies as esCompanies } from './es/companies.ts';
import { occupations as esOccupations } from './es/occupations.ts';
import { phrases as esPhrases } from './es/phrases.ts';
import { companies as idCompanies } from './id/companies.ts';
import { occupations as idOccupations } from './id/occupations.ts';
import { phrases as idPhrases } from './id/phrases.ts';
import { companies as jaCompanies } from './ja/companies.ts';
import { occupations as jaOccupations } from './ja/occupations.ts';
import { phrases as jaPhrases } from './ja/phrases.ts';
import { companies as msCompanies } from './ms/companies.ts';
import { occupations as msOccupations } from './ms/occupations.ts';
import { phrases as msPhrases } from './ms/phrases.ts';
import { companies as ptCompanies } from './pt/companies.ts';
import { occupations as ptOccupations } from './pt/occupations.ts';
import { phrases as ptPhrases } from './pt/phrases.ts';
import { type BankTables, readBank, type TextBank } from './read-bank.ts';
import { hasOwnWords, inWordsOf } from './regional.ts';
import { companies as trCompanies } from './tr/companies.ts';
import { occupations as trOccupations } from './tr/occupations.ts';
import { phrases as trPhrases } from './tr/phrases.ts';
import { companies as zhHansCompanies } from './zh-Hans/companies.ts';
import { occupations as zhHansOccupations } from './zh-Hans/occupations.ts';
import { phrases as zhHansPhrases } from './zh-Hans/phrases.ts';
import { companies as zhHantCompanies } from './zh-Hant/companies.ts';
import { occupations as zhHantOccupations } from './zh-Hant/occupations.ts';
import { phrases as zhHantPhrases } from './zh-Hant/phrases.ts';

const tables: Readonly<Record<LanguageTag, BankTables>> = {
  ar: { occupations: arOccupations, companies: arCompanies, phrases: arPhrases },
  en: { occupations: enOccupations, companies: enCompanies, phrases: enPhrases },
  es: { occupations: esOccupations, companies: esCompanies, phrases: esPhrases },
  id: { occupations: idOccupations, companies: idCompanies, phrases: idPhrases },
  ja: { occupations: jaOccupations, companies: jaCompanies, phrases: jaPhrases },
  ms: { occupations: msOccupations, companies: msCompanies, phrases: msPhrases },
  pt: { occupations: ptOccupations, companies: ptCompanies, phrases: ptPhrases },
  tr: { occupations: trOccupations, companies: trCompanies, phrases: trPhrases },
  'zh-Hans': { occupations: zhHansOccupations, companies: zhHansCompanies, phrases: zhHansPhrases },
  'zh-Hant': { occupations: zhHantOccupations, companies: zhHantCompanies, phrases: zhHantPhrases },
};

const banks = new Map<string, TextBank>();

/** The sentences of a language as a country's people say them, read once. */
export function bankOf(language: LanguageTag, country: CountryKey): TextBank {
  const name = hasOwnWords(language, country) ? `${language} ${country}` : language;
  let bank = banks.get(name);
  if (!bank) {
    const { occupations, companies, phrases } = tables[language];
    const say = (text: string): string => inWordsOf(text, language, country);
    bank = readBank({ occupations: say(occupations), companies: say(companies), phrases: say(phrases) });
    banks.set(name, bank);
  }
  return bank;
}
