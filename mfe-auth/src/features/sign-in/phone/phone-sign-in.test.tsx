import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { sendPhoneCode } from '@jobharbor/shared/calls/auth/send-phone-code';
import { signInByPhone } from '@jobharbor/shared/calls/auth/sign-in-by-phone';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import { type Answer, answer, refuse } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aMe, aUser, field, visit } from '../../../testing/render-auth.tsx';

const address = '/get-started?redirect=%2Fen%2Fph%2Fjob%2Fcook-12';
const offered = answer(listSocialProviders, () => ({ social_types: [], phone: true }));
const sent = answer(sendPhoneCode, () => ({
  contact_number: '+639171234567',
  resend_after: 60,
  expires_in: 600,
}));

async function enterNumber(answers: Answer[], number = '0917 123 4567') {
  const page = visit(address, [offered, ...answers]);
  await page.person.click(await screen.findByRole('button', { name: 'Continue with a mobile number' }));
  await page.person.type(await screen.findByLabelText('Mobile number'), `${number}{Enter}`);
  return page;
}
const codeField = () => screen.findByLabelText<HTMLInputElement>('Code from the text message');

describe('a visitor with a phone at hand', () => {
  it('signs in by the code of a text message, and is back where they came from', async () => {
    const page = await enterNumber([sent, answer(signInByPhone, () => ({ user: aUser(), is_new: false }))]);
    await page.person.type(await codeField(), '١٢٣٤٥٦{Enter}');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(page.server.requestsOf(sendPhoneCode)[0]?.body).toEqual({
      country_key: 'ph',
      contact_number: '0917 123 4567',
    });
    expect(page.server.requestsOf(signInByPhone)[0]?.body).toEqual({
      country_key: 'ph',
      contact_number: '+639171234567',
      otp: '123456',
      terms_and_condition: 1,
    });
  });

  it('gets an account by it, is asked for the name, and not for an address that there is none of', async () => {
    const page = await enterNumber([
      sent,
      answer(signInByPhone, () => ({ user: aUser({ first_name: '' }), is_new: true })),
      answer(updateMe, () => aMe()),
    ]);
    await page.person.type(await codeField(), '123456{Enter}');
    await page.person.type(await screen.findByLabelText('First name'), 'María{Enter}');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(page.session.getState().user?.first_name).toBe('María');
  });

  it('is asked for the name again after a reload, and only then goes on', async () => {
    const nameless = aUser({ first_name: '', is_email_verify: false });
    const page = visit(address, [offered, answer(updateMe, () => aMe())], nameless);
    await page.person.type(await screen.findByLabelText('First name'), 'María{Enter}');
    await waitFor(() => expect(page.navigation.entries.at(-1)).toBe('/en/ph/job/cook-12'));
    expect(page.session.getState().user?.first_name).toBe('María');
    expect(page.navigation.entries).not.toContain('/en/ph/confirm-email');
  });

  it('reads beside the number what is wrong with it, and corrects it', async () => {
    const fields = { contact_number: ['Please enter a valid mobile number for +63.'] };
    const page = await enterNumber([refuse(sendPhoneCode, 41348, { fields })], '0212 345 678');
    await screen.findByText('Please enter a valid mobile number for +63.');
    expect(field('Mobile number').value).toBe('0212 345 678');
    expect(document.activeElement).toBe(field('Mobile number'));
    expect(page.server.requestsOf(sendPhoneCode)).toHaveLength(1);
  });

  it.each([
    ['٠٩', 'Phone Number is too short.'],
    ['+63 917 123 4567 8901', 'Phone numbers have at most 15 digits.'],
    [' ', 'Phone number cannot be empty.'],
  ])('reads before anything is sent that “%s” cannot be a number', async (typed, text) => {
    const page = await enterNumber([sent], typed);
    await screen.findByText(text);
    expect(field('Mobile number').value).toBe(typed);
    expect(page.server.requestsOf(sendPhoneCode)).toHaveLength(0);
  });

  it('can change the number, which is kept, and return to the email', async () => {
    const page = await enterNumber([sent]);
    await codeField();
    screen.getByText('+639171234567');
    await page.press('Change');
    expect(field('Mobile number').value).toBe('0917 123 4567');
    await page.press('Use an email instead');
    screen.getByLabelText('Email');
  });

  it('is not offered it where the site sends no messages', async () => {
    const page = visit(address);
    await waitFor(() => expect(page.server.requestsOf(listSocialProviders)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Continue with a mobile number' })).toBeNull();
  });
});
