import type { SyncField } from '@jobharbor/shared/contracts/profile/resume-sync';
import { foldText } from '../../search/analyser/fold-text.ts';
import type { Fact } from './lines/source-line.ts';
import { isSamePhone } from './read-contact.ts';
import type { ResumeFacts } from './read-facts.ts';
import { isSameName } from './read-name.ts';

export interface AccountContact {
  /** The first and the last name. */
  name: readonly string[];
  email: string | null;
  phone: string | null;
}

/**
 * The last name of an account that has only a first name, where the résumé says the same first name before or after it.
 * Null otherwise: how another name divides is not known.
 */
export function lastNameOf(
  { contact }: ResumeFacts,
  { name: [first = '', last = ''] }: AccountContact,
): Fact | null {
  const words = contact.name?.value.trim().split(/\s+/u) ?? [];
  const given = first.trim().split(/\s+/u);
  if (contact.name === null || last !== '' || words.length <= given.length) return null;
  const rest = words.length - given.length;
  const isGiven = (from: number) =>
    given.every((word, at) => foldText(word) === foldText(words[from + at] ?? ''));
  if (isGiven(0)) return { ...contact.name, value: words.slice(given.length).join(' ') };
  return isGiven(rest) ? { ...contact.name, value: words.slice(0, rest).join(' ') } : null;
}

/** Where the account's name, address or number is another one than the résumé says. */
export function compareContact(facts: ResumeFacts, account: AccountContact): SyncField[] {
  const { contact } = facts;
  const isSameEmail = contact.email?.value.toLowerCase() === account.email?.toLowerCase();
  const isSame = contact.phone !== null && isSamePhone(contact.phone.value, account.phone ?? '');
  const name = account.name.join(' ').trim();
  const isOther =
    contact.name !== null &&
    !isSameName(contact.name.value, account.name) &&
    lastNameOf(facts, account) === null;
  return [
    ...(contact.name && isOther ? [{ ...contact.name, name: 'name', current: name || null }] : []),
    ...(contact.email && !isSameEmail ? [{ ...contact.email, name: 'email', current: account.email }] : []),
    ...(contact.phone && !isSame ? [{ ...contact.phone, name: 'phone', current: account.phone }] : []),
  ];
}
