import type { HeldReason } from '@jobharbor/shared/contracts';
import MailChecker from 'mailchecker';

/** What is known of an account that was invited, or that is related to one by invitations. */
export interface Related {
  id: number;
  email_key: string | null;
  phone_num: string | null;
  first_name: string;
  last_name: string;
  /** ISO date. */
  birthday: string | null;
  created_at: Date;
  /** Hashes of the tokens of browsers on which its owner signed in. */
  devices: readonly string[];
  /** Networks where it was made and where it is signed in. */
  networks: readonly string[];
  /** Of its own invitation; null if it has none, `open` before it was checked. */
  invitation: 'open' | 'counted' | 'held' | 'refused' | null;
  /** Account that invited it. */
  inviterId: number | null;
}

/** Days within which three generations of invitations are no way that a programme spreads among people. */
const ringDays = 7;

const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: without its tag (`+…`), and without dots where the provider ignores them. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const name = address.slice(0, at).replace(/\+.*$/, '');
  return dotless.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

const disposable = MailChecker.blacklist();

/** Whether the address is of a throwaway mail service, or of a subdomain of one. */
function isDisposable(address: string): boolean {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.');
  return labels.some((_, index) => disposable.has(labels.slice(index).join('.')));
}

const share = (some: readonly string[], others: readonly string[]) =>
  some.some((one) => others.includes(one));

const personOf = ({ first_name, last_name, birthday }: Related): string | null =>
  birthday === null || first_name === '' || last_name === ''
    ? null
    : `${first_name} ${last_name} ${birthday}`.normalize('NFKC').toLowerCase();

/** Reasons to look at an invitation before it counts; `relatives` are the other accounts of its tree of invitations. */
export function signalsOf(invited: Related, inviter: Related, relatives: readonly Related[]): HeldReason[] {
  const some = (isLike: (other: Related) => boolean) => relatives.some(isLike);
  const mailbox = invited.email_key === null ? null : mailboxOf(invited.email_key);
  const person = personOf(invited);
  const found: Record<HeldReason, boolean> = {
    mailbox: some(({ email_key }) => email_key !== null && mailboxOf(email_key) === mailbox),
    person: some(
      (other) =>
        (invited.phone_num !== null && other.phone_num === invited.phone_num) ||
        (person !== null && personOf(other) === person),
    ),
    device: some(({ devices }) => share(devices, invited.devices)),
    network: some(({ networks }) => share(networks, invited.networks)),
    disposable: invited.email_key !== null && isDisposable(invited.email_key),
    ring: isRing(invited, inviter, relatives),
  };
  return (Object.keys(found) as HeldReason[]).filter((reason) => found[reason]);
}

/** Whether the inviter's own invitation does not count (yet), or three generations joined within days. */
function isRing(invited: Related, inviter: Related, relatives: readonly Related[]): boolean {
  if (inviter.invitation === null) return false;
  if (inviter.invitation !== 'counted') return true;
  const first = relatives.find(({ id }) => id === inviter.inviterId);
  if (first === undefined || first.invitation === null) return false;
  return invited.created_at.getTime() - first.created_at.getTime() < ringDays * 86_400_000;
}
