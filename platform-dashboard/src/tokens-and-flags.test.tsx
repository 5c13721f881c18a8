import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderDashboard } from './testing/render-dashboard.tsx';

it('shows a new token once, and none of the tokens to a token without the right', async () => {
  const { person, changes } = renderDashboard(
    { 'GET /tokens': { tokens: [] }, 'POST /tokens': { id: 't', token: 'secret-once' } },
    '#/tokens',
  );
  await person.click(await screen.findByRole('button', { name: 'Make a token…' }));
  await person.type(screen.getByLabelText('Name'), 'search-ci');
  await person.type(screen.getByLabelText('Team'), 'search');
  await person.click(screen.getByLabelText('publish'));
  await person.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByText('Name the packages that it may publish.')).toBeTruthy();
  await person.type(screen.getByLabelText('Packages'), 'mfe-search');
  await person.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByText('secret-once')).toBeTruthy();
  expect(changes[0]?.body).toEqual({
    name: 'search-ci',
    team: 'search',
    rights: ['read', 'publish'],
    packages: ['mfe-search'],
    days: 90,
  });
});

describe('an operator who switches a flag', () => {
  const flag = { flag: 'a.videos', package: 'mfe-a', declared: true, about: 'Videos', change: null };
  const listed = { flags: [flag], changed_at: null, changed_by: null };

  it('sees what is declared and where it differs, and turns it off in one country with a reason', async () => {
    const { person, changes, answer } = renderDashboard(
      { 'GET /flags': listed, 'POST /flags': { set: null } },
      '#/flags',
    );
    const row = await screen.findByRole('row', { name: /a\.videos/ });
    expect(within(row).getByText('on (as declared)')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Set a.videos…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set a.videos' });
    await person.click(within(dialog).getByText('all countries', { selector: 'strong' }));
    await person.click(within(dialog).getByRole('checkbox', { name: 'China' }));
    await person.type(within(dialog).getByLabelText('Reason'), 'Not allowed there');
    answer('GET /flags', { ...listed, flags: [{ ...flag, change: { countries: { cn: false } } }] });
    await person.click(within(dialog).getByRole('button', { name: 'Set the flag' }));
    expect(await screen.findByText('China: off')).toBeTruthy();
    expect(changes.at(-1)?.body).toEqual({
      flag: 'a.videos',
      value: false,
      countries: ['cn'],
      reason: 'Not allowed there',
    });
  });
});
