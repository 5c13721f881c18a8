import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { getFlatList } from '@jobharbor/shared/contracts/calls/get-flat-list';
import { getMe } from '@jobharbor/shared/contracts/calls/get-me';
import { listResumes } from '@jobharbor/shared/contracts/calls/list-resumes';
import type { Me, Resume } from '@jobharbor/shared/contracts/jobseeker';
import { renderRemote } from '@jobharbor/shared/testing';
import { type Answer, answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { App } from '../app.tsx';
import en from '../locales/en.json' with { type: 'json' };

// jsdom implements the dialog element without its methods.
HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const texts = {
  profile: en,
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
  first_name: 'Amihan',
  avatar_url: null,
  is_email_verify: false,
  is_profile_completed: false,
  ...more,
});

export const aMe = (more: Partial<Me> = {}): Me => ({
  id: 7,
  email: 'amihan@example.com',
  first_name: 'Amihan',
  last_name: 'Cruz',
  phone_num: null,
  avatar_url: null,
  location: 'Iloilo City',
  headline: 'Barista',
  summary: 'I run the bar.',
  birthday: null,
  working_since: 2015,
  notice_period_id: 2,
  is_email_verify: false,
  is_mobile_verified: false,
  is_profile_completed: false,
  created_at: 1_700_000_000,
  version: 3,
  ...more,
});

export const aResume = (more: Partial<Resume> = {}): Resume => ({
  id: 1,
  filename: 'cv.pdf',
  format: 'pdf',
  size: 300_000,
  uploaded_at: 1_795_000_000,
  kind: 'uploaded',
  ...more,
});

export const resumesOf = (...resumes: Resume[]) => ({ resumes, max_uploaded: 3, max_bytes: 5_242_880 });

const periods = [
  { id: 2, value: '1 week', key: '1-week', seo_value: '1-week' },
  { id: 4, value: '1 month', key: '1-month', seo_value: '1-month' },
];

export interface VisitOptions {
  answers?: readonly Answer[];
  user?: SessionUser;
  slotData?: Record<string, unknown>;
  Slot?: ComponentType;
}

/** Renders a page, or a slot, for a signed-in person; `answers` override the default ones. */
export function visit(
  path: string,
  { answers = [], user = aUser(), slotData = {}, Slot = App }: VisitOptions = {},
) {
  const page = renderRemote(Slot, {
    texts,
    path,
    user,
    slotData,
    answers: [
      answer(getMe, () => aMe()),
      answer(listResumes, () => resumesOf(aResume())),
      answer(getFlatList, () => ({ list: periods })),
      ...answers,
    ],
  });
  const person = userEvent.setup({ applyAccept: false });
  return {
    ...page,
    person,
    press: async (name: string | RegExp) => person.click(await screen.findByRole('button', { name })),
    server: testServer(),
  };
}

export const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
