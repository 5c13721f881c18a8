import { degreeIn, educationLevelIds } from '@jobharbor/shared/contracts/entries/degree';
import { languageNames } from '@jobharbor/shared/contracts/entries/language-name';
import { spokenLanguages } from '@jobharbor/shared/contracts/entries/spoken-language';
import type { SyncField, SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';

/** Of the account. */
export interface OwnContact {
  email: string | null;
  phone: string | null;
}

/** Code of a language by its name in English, in the language of the page, or in itself. */
export function languageCode(name: string, tag: string): string | undefined {
  const text = name.toLowerCase();
  const [english, own] = [languageNames('en'), languageNames(tag)];
  return spokenLanguages.find((code) =>
    [english(code), own(code), languageNames(code)(code)].some((known) => known.toLowerCase() === text),
  );
}

/** Level and field of a school. What names no known degree is no level, and part of the field. */
export function studyOf(degree = '', area = '') {
  const read = degreeIn(degree);
  if (read === null)
    return { field_of_study: [degree, area].filter((part) => part.trim() !== '').join(', ') };
  return {
    education_level_id: String(educationLevelIds[read.level]),
    field_of_study: area.trim() || read.field,
  };
}

export const present = (all: readonly (SyncProposal | null)[]): SyncProposal[] =>
  all.filter((one) => one !== null);

/** Differences to the account that are shown, and changed elsewhere. */
export function contactFields(
  { email, phone }: { email?: string | null | undefined; phone?: string | null | undefined },
  known: OwnContact,
): SyncField[] {
  const field = (name: string, value: string, current: string | null) => ({
    ...{ name, value, current, page: null, line: 0, quote: '' },
  });
  const digits = (text: string | null) => text?.replace(/\D/g, '').slice(-8) ?? '';
  return [
    ...(email && email.toLowerCase() !== known.email?.toLowerCase()
      ? [field('email', email, known.email)]
      : []),
    ...(phone && digits(phone) !== digits(known.phone) ? [field('phone', phone, known.phone)] : []),
  ];
}
