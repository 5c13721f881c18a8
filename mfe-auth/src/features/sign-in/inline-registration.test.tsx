import { listSocialProviders } from '@jobharbor/shared/calls/auth/list-social-providers';
import { register } from '@jobharbor/shared/calls/auth/register';
import { sendPhoneCode } from '@jobharbor/shared/calls/auth/send-phone-code';
import { signInByPhone } from '@jobharbor/shared/calls/auth/sign-in-by-phone';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aUser, field, texts } from '../../testing/render-auth.tsx';
import { InlineRegistration } from './inline-registration.tsx';

const offered = (phone: boolean) => answer(listSocialProviders, () => ({ social_types: [], phone }));

describe('a visitor who registers in the slot of another page', () => {
  it('is signed in and stays on that page', async () => {
    const { session, navigation, container } = renderRemote(InlineRegistration, {
      texts,
      path: '/job/cook-12',
      answers: [offered(false), answer(register, () => ({ user: aUser() }))],
    });
    const hostSubmits = vi.fn();
    container.addEventListener('submit', hostSubmits);
    const person = userEvent.setup();
    await person.type(field('Email'), 'maria@example.com{Enter}');
    await person.type(await screen.findByLabelText('First name'), 'María');
    await person.type(field('Choose a password'), 'harbour light paper');
    await person.click(screen.getByRole('checkbox'));
    await person.type(field('First name'), '{Enter}');
    await waitFor(() => expect(session.getState().status).toBe('signed-in'));
    await screen.findByText('You are signed in, María.');
    expect(navigation.entries).toEqual(['/en/ph/job/cook-12']);
  });

  it('does not submit the form that surrounds the slot', async () => {
    const outer = document.createElement('div');
    const hostSubmits = vi.fn();
    outer.addEventListener('submit', hostSubmits);
    const { container } = renderRemote(InlineRegistration, {
      texts,
      path: '/job/cook-12',
      answers: [offered(true)],
    });
    outer.append(container);
    document.body.append(outer);
    await userEvent.type(field('Email'), 'maria@example.com{Enter}');
    await screen.findByLabelText('First name');
    expect(hostSubmits).not.toHaveBeenCalled();
  });

  it('may take a mobile number instead, and goes back to the email', async () => {
    const { session, navigation } = renderRemote(InlineRegistration, {
      texts,
      path: '/job/cook-12',
      answers: [
        offered(true),
        answer(sendPhoneCode, () => ({
          contact_number: '+639171234567',
          resend_after: 60,
          expires_in: 600,
        })),
        answer(signInByPhone, () => ({ user: aUser(), is_new: false })),
      ],
    });
    const person = userEvent.setup();
    const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
    await press('Continue with a mobile number');
    await press('Use an email instead');
    await press('Continue with a mobile number');
    await person.type(await screen.findByLabelText('Mobile number'), '0917 123 4567{Enter}');
    await person.type(await screen.findByLabelText('Code from the text message'), '123456{Enter}');
    await waitFor(() => expect(session.getState().status).toBe('signed-in'));
    expect(navigation.entries).toEqual(['/en/ph/job/cook-12']);
  });
});
