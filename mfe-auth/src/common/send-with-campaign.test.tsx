import { describeSignInLink } from '@jobharbor/shared/calls/auth/describe-sign-in-link';
import { linkSocialAccount } from '@jobharbor/shared/calls/auth/link-social-account';
import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { sendPhoneCode } from '@jobharbor/shared/calls/auth/send-phone-code';
import { sendSignInCode } from '@jobharbor/shared/calls/auth/send-sign-in-code';
import { signInByCode } from '@jobharbor/shared/calls/auth/sign-in-by-code';
import { signInByLink } from '@jobharbor/shared/calls/auth/sign-in-by-link';
import { signInByPhone } from '@jobharbor/shared/calls/auth/sign-in-by-phone';
import { signInBySocial } from '@jobharbor/shared/calls/auth/sign-in-by-social';
import { recordGetStarted } from '@jobharbor/shared/calls/jobseeker-account/record-get-started';
import { storeCampaign } from '@jobharbor/shared/domain/campaign';
import { answer } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aUser, visit } from '../testing/render-auth.tsx';
import { pendingProvider } from './provider-names.ts';

const campaign = { utm_source: 'fair', utm_campaign: 'spring_26' };
const user = aUser({ is_email_verify: true });
const sent = answer(sendSignInCode, () => ({ resend_after: 60, expires_in: 600 }));
const redirect = '/en/ph/jobs';
type Page = ReturnType<typeof visit>;

function cameByCampaign(): void {
  window.history.replaceState(null, '', '/?utm_source=fair&utm_campaign=spring_26');
  storeCampaign(Date.now());
  window.history.replaceState(null, '', '/');
}
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const enterCode = async ({ person }: Page, label = 'Code from the email') =>
  person.type(await screen.findByLabelText(label), '123456{Enter}');

interface SignInMethod {
  address: string;
  call: typeof signInByCode | typeof signInByLink | typeof signInByPhone | typeof signInBySocial;
  answers: (isNew: boolean) => NonNullable<Parameters<typeof visit>[1]>;
  go?: (page: Page) => Promise<void>;
}

const methods: Record<string, SignInMethod> = {
  'a code by mail': {
    address: '/get-started',
    call: signInByCode,
    answers: (is_new) => [sent, answer(signInByCode, () => ({ user, is_new }))],
    async go(page) {
      await page.enterEmail();
      await page.press('Email me a code instead');
      await enterCode(page);
    },
  },
  'a link by mail': {
    address: '/sign-in-link#a-token',
    call: signInByLink,
    answers: (is_new) => [
      answer(describeSignInLink, () => ({ email: 'maria@example.com', is_same_browser: true, redirect })),
      answer(signInByLink, () => ({ user, is_new })),
    ],
  },
  'a code by text message': {
    address: '/get-started',
    call: signInByPhone,
    answers: (is_new) => [
      answer(listSocialProviders, () => ({ social_types: [], phone: true })),
      answer(sendPhoneCode, () => ({ contact_number: '+639171234567', resend_after: 60, expires_in: 600 })),
      answer(signInByPhone, () => ({ user, is_new })),
    ],
    async go(page) {
      await page.person.click(await screen.findByRole('button', { name: 'Continue with a mobile number' }));
      await page.person.type(await screen.findByLabelText('Mobile number'), '9171234567{Enter}');
      await enterCode(page, 'Code from the text message');
    },
  },
  'a social account': {
    address: '/social-login?code=a-code&state=a-state',
    call: signInBySocial,
    answers: (is_new) => [answer(signInBySocial, () => ({ user, is_new, redirect, proof: null }))],
  },
  'a social account whose address is proved first': {
    address: '/social-login?code=a-code&state=a-state',
    call: signInByCode,
    answers: (is_new) => [
      answer(signInBySocial, () => ({
        user: null,
        is_new: false,
        redirect,
        proof: { token: 'a-token', email: 'maria@example.com' },
      })),
      sent,
      answer(signInByCode, () => ({ user, is_new })),
      answer(linkSocialAccount, () => ({})),
    ],
    async go(page) {
      await page.person.click(await screen.findByRole('button', { name: 'Send a code' }));
      await enterCode(page);
    },
  },
};

describe.each(Object.entries(methods))(
  'the campaign that led a visitor here goes along with %s',
  (_, way) => {
    it.each([
      ['and counts for no other account, once one was made', true, null],
      ['and stays, where the person had an account', false, expect.any(String)],
    ])('%s', async (_title, isNew, stored) => {
      cameByCampaign();
      pendingProvider.remember('google', '/en/ph', redirect);
      const page = visit(way.address, [
        ...way.answers(isNew),
        answer(recordGetStarted, () => ({ counted: 1 })),
      ]);
      await way.go?.(page);
      await waitFor(() => expect(page.server.requestsOf(way.call)).toHaveLength(1));
      expect(page.server.requestsOf(way.call)[0]?.body).toMatchObject({ campaign });
      if (isNew) await waitFor(() => expect(localStorage.getItem('jh-campaign')).toBeNull());
      else {
        await waitFor(() => expect(page.session.getState().user).not.toBeNull());
        expect(localStorage.getItem('jh-campaign')).toEqual(stored);
      }
    });
  },
);
