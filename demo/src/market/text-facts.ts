import type { CountryKey, LanguageTag } from '@jobharbor/shared/contracts';
import type { Occupation } from './occupations.ts';

/** Facts that select the texts of an advertisement. Numbers are ids of the configuration lists. */
export interface TextFacts {
  readonly occupation: Occupation;
  /** Which of the occupation's titles it takes. */
  readonly turn: number;
  readonly company: string;
  /** Identifies the company: all its advertisements are written in one voice. */
  readonly companyKey: string;
  readonly companyText: string;
  readonly companySize: number;
  /** Whom applicants may ask. */
  readonly contact: string;
  readonly city: string;
  readonly country: CountryKey;
  readonly language: LanguageTag;
  readonly level: number;
  readonly degree: number;
  readonly jobType: number;
  readonly arrangement: number;
  readonly isWeb3: boolean;
}
