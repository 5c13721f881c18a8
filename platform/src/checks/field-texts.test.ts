import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@jobharbor/shared/contracts';
import { maxPhoneDigits } from '@jobharbor/shared/contracts/primitives/phone';
import { errorTexts } from '@jobharbor/shared/errors';
import { expect, it } from 'vitest';
import { projectFolder } from '../settings.ts';

/** Texts that a form shows before sending, and the server's texts for the same error. */
const twins: [remote: string, key: string, serverKey: string][] = [
  ['mfe-auth', 'fault.email.required', 'field_required'],
  ['mfe-auth', 'fault.email.invalid', 'field_email'],
  ['mfe-auth', 'fault.firstName.required', 'field_required'],
  ['mfe-auth', 'fault.password.required', 'field_required'],
  ['mfe-auth', 'social.failed', '41272'],
  ['mfe-auth', 'phone.required', 'field_phone_empty'],
  ['mfe-auth', 'phone.tooShort', 'field_phone_too_short'],
  ['mfe-auth', 'phone.tooLong', 'field_phone_too_long'],
  ['mfe-profile', 'fault.required', 'field_required'],
  ['mfe-profile', 'settings.fault.email', 'field_email'],
  ['mfe-profile', 'settings.phone.empty', 'field_phone_empty'],
  ['mfe-profile', 'settings.phone.tooShort', 'field_phone_too_short'],
  ['mfe-profile', 'settings.phone.tooLong', 'field_phone_too_long'],
];

async function textOf(remote: string, tag: string, key: string): Promise<unknown> {
  const file = await readFile(join(projectFolder, remote, 'src/locales', `${tag}.json`), 'utf8');
  const read = (path: string) =>
    path
      .split('.')
      .reduce<unknown>((texts, part) => (texts as Record<string, unknown>)[part], JSON.parse(file));
  const form = new Intl.PluralRules(tag).select(maxPhoneDigits);
  return read(key) ?? String(read(`${key}_${form}`)).replace('{{count, number}}', String(maxPhoneDigits));
}

it.each(twins)('%s says %s as the server says %s, in every language', async (remote, key, serverKey) => {
  for (const { value: tag } of languages)
    expect([tag, await textOf(remote, tag, key)]).toEqual([tag, errorTexts(tag)[serverKey]]);
});

it.each([
  ['field_required', 'This field is required.'],
  ['field_email', 'Please enter a valid email address'],
  ['field_phone_empty', 'Phone number cannot be empty.'],
  ['field_phone_too_short', 'Phone Number is too short.'],
  ['required_to_proceed', 'Fill up the required field to proceed.'],
  ['field_url', 'Please enter a valid URL.'],
  ['field_number', 'Invalid number.'],
  ['41001', 'The email has already been taken.'],
  ['41040', 'The OTP you have entered is wrong. Please try again.'],
  ['42110', 'This Email address has been used. Please change to another email.'],
])('%s is the specification’s sentence', (key, text) => {
  expect(errorTexts('en')[key]).toBe(text);
});
