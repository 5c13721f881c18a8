import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOperator, Refused, renderDashboard } from './testing/render-dashboard.tsx';

const needsLogin = () => {
  throw new Refused(401, 'This call needs a token.');
};

describe('an operator who logs in', () => {
  it('reads beside the field why a token was refused, and comes in with the right one', async () => {
    const { person, changes, answer } = renderDashboard({
      'GET /me': needsLogin,
      'POST /login': () => {
        throw new Refused(401, 'This token is unknown.');
      },
    });
    await person.type(await screen.findByLabelText('Token'), 'wrong');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('This token is unknown.')).toBeTruthy();

    answer('POST /login', anOperator);
    await person.clear(screen.getByLabelText('Token'));
    await person.type(screen.getByLabelText('Token'), 'right{Enter}');
    expect(await screen.findByRole('heading', { name: 'Set live' })).toBeTruthy();
    expect(changes.at(-1)).toEqual({ call: 'POST /login', body: { token: 'right' }, csrf: null });
  });

  it('is asked to log in again when the login has ended, and then sees the page of the address', async () => {
    const { person, answer, client } = renderDashboard({}, '#/log');
    await screen.findByText('Nothing was done yet');
    answer('GET /log', needsLogin);
    await client.invalidateQueries({ queryKey: ['log'] });
    expect(await screen.findByText('Your login has ended')).toBeTruthy();
    answer('GET /log', { entries: [], next: null, actors: [] });
    answer('POST /login', anOperator);
    await person.type(screen.getByLabelText('Token'), 'right{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Log' })).toBeTruthy();
  });
});
