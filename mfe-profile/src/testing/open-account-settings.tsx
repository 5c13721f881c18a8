import { listDevices } from '@jobharbor/shared/calls/auth/list-devices';
import { listOwnerFactors } from '@jobharbor/shared/calls/auth/list-owner-factors';
import { listPasskeys } from '@jobharbor/shared/calls/auth/list-passkeys';
import { proveOwner } from '@jobharbor/shared/calls/auth/prove-owner';
import { listBlockedCompanies } from '@jobharbor/shared/calls/company/list-blocked-companies';
import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { getDataExport } from '@jobharbor/shared/calls/jobseeker-account/get-data-export';
import { listAccountEvents } from '@jobharbor/shared/calls/jobseeker-account/list-account-events';
import { listCommonPhrases } from '@jobharbor/shared/calls/jobseeker-phrases/list-common-phrases';
import { listGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/list-greetings';
import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import type { AnyCall } from '@jobharbor/shared/contracts/define-call';
import type { AccountDevice } from '@jobharbor/shared/contracts/sign-in/account-device';
import { ownerProofHeader } from '@jobharbor/shared/contracts/sign-in/owner-proof-header';
import { type Answer, answer } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';
import { visit } from './render-profile.tsx';

export const aSetting = (more: Partial<AccountSetting> = {}): AccountSetting => ({
  email: 'amihan@example.com',
  is_email_verify: true,
  has_password: true,
  language: null,
  country_key: 'ph',
  notifications: { messages: { email: true }, applications: { email: true }, alerts: { email: true } },
  ...more,
});

export const aDevice = (more: Partial<AccountDevice> = {}): AccountDevice => ({
  id: 1,
  browser: 'Firefox',
  system: 'Linux',
  kind: 'desktop',
  address: '203.0.113.7',
  country_key: 'ph',
  signed_in_at: 1_795_000_000,
  last_used_at: 1_795_000_000,
  is_current: true,
  ...more,
});
export const phone = aDevice({ id: 2, browser: 'Safari', system: 'iOS', kind: 'phone', is_current: false });

/** Token of the proof that the test server gives. */
export const aProof = 'a-proof-of-ownership';

/** Opens the account settings with `answers`, of an account without anything special. */
export const open = (answers: Answer[] = [], setting = aSetting()) =>
  visit('/account-settings', {
    answers: [
      answer(getAccountSetting, () => setting),
      answer(listDevices, () => ({ devices: [aDevice(), phone] })),
      answer(listBlockedCompanies, () => ({ blocked_companies: [], total: 0 })),
      answer(getDataExport, () => ({ data_export: null })),
      answer(listGreetings, () => ({ greetings: [] })),
      answer(listCommonPhrases, () => ({ common_phrases: [] })),
      answer(listPasskeys, () => ({ passkeys: [] })),
      answer(listAccountEvents, () => ({ events: [], total: 0, page: 1, size: 10 })),
      answer(listOwnerFactors, () => ({
        factors: setting.has_password ? ['password' as const, 'email' as const] : ['email' as const],
        email: setting.email,
        phone_num: null,
      })),
      answer(proveOwner, () => ({ token: aProof, expires_in: 600 })),
      ...answers,
    ],
  });
/** Types into the field with the label. */
export const type = async (
  { person }: ReturnType<typeof open>,
  label: string | RegExp,
  text: string,
): Promise<void> => person.type(await screen.findByLabelText(label), text);

/** Answers the dialog that asks for a proof of ownership. */
export async function proveByPassword(
  page: ReturnType<typeof open>,
  password = 'the old one',
): Promise<void> {
  await type(page, /^Current password/, password);
  await page.press('Confirm');
}

/** The proofs that requests of a call carried. */
export const proofsOf = (page: ReturnType<typeof open>, call: AnyCall): unknown[] =>
  page.server.requestsOf(call).map(({ headers }) => headers[ownerProofHeader]);
