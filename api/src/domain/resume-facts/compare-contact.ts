import type { SyncField } from '@jobharbor/shared/contracts/profile/resume-sync';
import { isSamePhone } from './read-contact.ts';
import type { ResumeFacts } from './read-facts.ts';
import { isSameName } from './read-name.ts';

export interface AccountContact {
  /** The first and the last name. */
  name: readonly string[];
  email: string | null;
  phone: string | null;
}

/** Where the account's name, address or number is another one than the résumé says. */
export function compareContact({ contact }: ResumeFacts, account: AccountContact): SyncField[] {
  const isSameEmail = contact.email?.value.toLowerCase() === account.email?.toLowerCase();
  const isSame = contact.phone !== null && isSamePhone(contact.phone.value, account.phone ?? '');
  const name = account.name.join(' ').trim();
  const isOther = contact.name !== null && !isSameName(contact.name.value, account.name);
  return [
    ...(contact.name && isOther ? [{ ...contact.name, name: 'name', current: name || null }] : []),
    ...(contact.email && !isSameEmail ? [{ ...contact.email, name: 'email', current: account.email }] : []),
    ...(contact.phone && !isSame ? [{ ...contact.phone, name: 'phone', current: account.phone }] : []),
  ];
}
