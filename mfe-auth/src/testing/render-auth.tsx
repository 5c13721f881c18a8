import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import type { AccountSetting } from '@jobharbor/shared/contracts/account/account-setting';
import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { type MemoryNavigation, renderRemote } from '@jobharbor/shared/testing';
import { type Answer, answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import en from '../locales/en.json' with { type: 'json' };

export const texts = {
  auth: en,
  shell: {
    errors: {
      unreachable: 'No connection.',
      timedOut: 'It took too long.',
      unexpected: 'Unexpected answer.',
    },
  },
};

export const aUser = (more: Partial<SessionUser> = {}): SessionUser => ({
  id: 7,
  role: 'jobseeker',
  first_name: 'María',
  avatar_url: null,
  is_email_verify: false,
  is_profile_completed: false,
  ...more,
});

export const aMe = (more: Partial<Me> = {}): Me => ({
  id: 7,
  email: 'maria@example.com',
  first_name: 'María',
  last_name: '',
  phone_num: null,
  avatar_url: null,
  location: null,
  headline: null,
  summary: null,
  birthday: null,
  working_since: null,
  notice_period_id: null,
  is_email_verify: true,
  is_mobile_verified: false,
  is_profile_completed: false,
  created_at: 0,
  version: 1,
  ...more,
});

export const aSetting = (more: Partial<AccountSetting> = {}): AccountSetting => ({
  email: 'maria@example.com',
  is_email_verify: false,
  is_email_stopped: false,
  has_password: true,
  language: null,
  country_key: null,
  notifications: {
    messages: { email: true },
    applications: { email: true },
    alerts: { email: true },
  },
  ...more,
});

/** Calls that the page makes by itself. */
const pageCalls: readonly string[] = [listSocialProviders.id, getJobStatic.id, getAccountSetting.id];

/** Renders the remote at `path`, with the actions that tests share. */
export function visit(
  path: string,
  answers: readonly Answer[] = [],
  user: SessionUser | null = null,
  country = 'ph',
  navigation?: MemoryNavigation,
) {
  // Default answers: no providers are configured, the job of the return path does not exist, and mails
  // arrive.
  const noProviders = answer(listSocialProviders, () => ({ social_types: [] }));
  const noJob = refuse(getJobStatic, 40004);
  const setting = answer(getAccountSetting, () => aSetting());
  const page = renderRemote(App, {
    texts,
    path,
    answers: [noProviders, noJob, setting, ...answers],
    user,
    country,
    ...(navigation && { navigation }),
  });
  const person = userEvent.setup();
  return {
    ...page,
    server: testServer(),
    /** Calls that the visitor's own actions have sent. */
    sent: () => testServer().requests.filter(({ call }) => !pageCalls.includes(call.id)),
    person,
    press: async (name: string) => person.click(await screen.findByRole('button', { name })),
    /** Enters the email and continues to the next step. */
    async enterEmail(email = 'maria@example.com') {
      await person.type(screen.getByLabelText('Email'), email);
      await person.click(screen.getByRole('button', { name: 'Continue' }));
    },
    /** Presses the submit button; the mode switch has buttons of the same names. */
    submit: (name: string) =>
      person.click(
        screen
          .getAllByRole<HTMLButtonElement>('button', { name })
          .find(({ type }) => type === 'submit') as HTMLElement,
      ),
  };
}

/** The page as a reload of the current history entry shows it. */
export function reload({ navigation, unmount }: ReturnType<typeof visit>, answers: readonly Answer[] = []) {
  unmount();
  return visit('', answers, null, 'ph', navigation);
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
