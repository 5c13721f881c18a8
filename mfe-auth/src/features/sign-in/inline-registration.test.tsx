import { register } from '@jobharbor/shared/contracts/calls/register';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aUser, field, texts } from '../../testing/render-auth.tsx';
import { InlineRegistration } from './inline-registration.tsx';

describe('a visitor who registers in the slot of another page', () => {
  it('is signed in and stays on that page', async () => {
    const { session, navigation, container } = renderRemote(InlineRegistration, {
      texts,
      path: '/job/cook-12',
      answers: [answer(register, () => ({ user: aUser() }))],
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
    const { container } = renderRemote(InlineRegistration, { texts, path: '/job/cook-12', answers: [] });
    outer.append(container);
    document.body.append(outer);
    await userEvent.type(field('Email'), 'maria@example.com{Enter}');
    await screen.findByLabelText('First name');
    expect(hostSubmits).not.toHaveBeenCalled();
  });
});
