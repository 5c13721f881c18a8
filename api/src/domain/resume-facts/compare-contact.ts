import type { SyncField } from '@jobharbor/shared/contracts/profile/resume-sync';
import { isSamePhone } from './read-contact.ts';
import type { ResumeFacts } from './read-facts.ts';

export interface AccountContact {
  email: string | null;
  phone: string | null;
}

/** Where the account is reached otherwise than the résumé says. */
export function compareContact({ contact }: ResumeFacts, account: AccountContact): SyncField[] {
  const isSameEmail = contact.email?.value.toLowerCase() === account.email?.toLowerCase();
  const isSame = contact.phone !== null && isSamePhone(contact.phone.value, account.phone ?? '');
  return [
    ...(contact.email && !isSameEmail ? [{ ...contact.email, name: 'email', current: account.email }] : []),
    ...(contact.phone && !isSame ? [{ ...contact.phone, name: 'phone', current: account.phone }] : []),
  ];
}
