import type { LanguageTag } from '@jobharbor/shared/contracts';
import { companies as enCompanies } from './en/companies.ts';
import { occupations as enOccupations } from './en/occupations.ts';
import { phrases as enPhrases } from './en/phrases.ts';
import { type BankTables, readBank, type TextBank } from './read-bank.ts';

const tables: Partial<Record<LanguageTag, BankTables>> = {
  en: { occupations: enOccupations, companies: enCompanies, phrases: enPhrases },
};

const banks = new Map<LanguageTag, TextBank>();

/** The sentences of a language, read once. */
export function bankOf(language: LanguageTag): TextBank {
  let bank = banks.get(language);
  if (!bank) {
    bank = readBank(
      tables[language] ?? { occupations: enOccupations, companies: enCompanies, phrases: enPhrases },
    );
    banks.set(language, bank);
  }
  return bank;
}
