import { describe, expect, it } from 'vitest';
import type { MailTemplate } from './mail-texts.ts';
import { mailTexts } from './mail-texts.ts';

/**
 * Templates of mails to unconfirmed recipients: the address was typed in a registration, in a form without an account, or
 * for a third party, and may belong to somebody else. All other templates go to confirmed addresses.
 */
const typed = [
  'password-reset-code',
  'password-reset-no-account',
  'password-changed',
  'email-change-code',
  'email-changed',
  'email-confirmation',
  'sign-in-code',
  'sign-up-code',
  'account-owner-code',
  'new-device-code',
  'new-device',
  'two-factor-on',
  'two-factor-off',
  'passkey-added',
  'passkey-removed',
  'phone-changed',
  'phone-removed',
  'phone-released',
  'social-linked',
  'recovery-codes-made',
  'account-deletion',
  'data-export',
  'job-alert-confirm',
  'feedback-answered',
  'resume-copy',
  'company-invitation',
  'company-invitation-unverified',
  'vip-invitation',
  'reference-asked',
] as const satisfies readonly MailTemplate[];

/** Placeholders that people fill with words of their own. */
const written = ['company', 'title', 'name', 'inviter', 'member', 'reason', 'url', 'searches'];
/** Placeholders that we fill: numbers, times, names of browsers and decisions, and the sender's confirmed address. */
const ours = [
  ...['brand', 'count', 'time', 'since', 'until', 'duration', 'check_in', 'cancel'],
  ...['device', 'decision', 'from'],
];

/** People's words in mails to addresses that nobody confirmed, and why they may be there. */
const exceptions: Partial<Record<MailTemplate, readonly string[]>> = {
  // An admin has verified the company. Others send `company-invitation-unverified`.
  'company-invitation': ['company', 'inviter'],
};

const placeholdersOf = (text: unknown): string[] => [
  ...new Set([...JSON.stringify(text).matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name)),
];

describe.each(Object.entries(mailTexts))('the mails in %s', (_, { mails }) => {
  it.each(typed)('hold no stranger’s words where anybody may have typed the address: %s', (template) => {
    const words = placeholdersOf(mails[template]).filter((name) => written.includes(name));
    expect(words.sort()).toEqual([...(exceptions[template] ?? [])].sort());
  });

  it('have placeholders of which is known who fills them', () => {
    const names = Object.values(mails).flatMap(placeholdersOf);
    expect(names.filter((name) => !written.includes(name) && !ours.includes(name))).toEqual([]);
  });
});
