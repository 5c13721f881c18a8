import type { SessionUser } from '@jobharbor/shared/contracts/auth';
import { type Answer, renderRemote } from '@jobharbor/shared/testing';
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

/** The page as a visitor meets it, with the moves that every story makes. */
export function visit(path: string, answers: Record<string, Answer> = {}, user: SessionUser | null = null) {
  const page = renderRemote(App, { texts, path, answers, user });
  const person = userEvent.setup();
  return {
    ...page,
    person,
    press: (name: string) => person.click(screen.getByRole('button', { name })),
    /** Types the email and goes on to the next step. */
    async giveEmail(email = 'maria@example.com') {
      await person.type(screen.getByLabelText('Email'), email);
      await person.click(screen.getByRole('button', { name: 'Continue' }));
    },
    /** The button that sends the form: the switch above it has the same words. */
    send: (name: string) =>
      person.click(
        screen
          .getAllByRole<HTMLButtonElement>('button', { name })
          .find(({ type }) => type === 'submit') as HTMLElement,
      ),
  };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
