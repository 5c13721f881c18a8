import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aReader, aStatus, Refused, renderDashboard } from './testing/render-dashboard.tsx';

describe('an operator who looks at what is live', () => {
  it('sees members and what changed, and rolls back with a reason, which the call carries with its proof', async () => {
    const { person, changes } = renderDashboard({ 'POST /roll-back': { set: 'older' } });
    const row = await screen.findByRole('row', { name: /mfe-a/ });
    expect(await within(row).findByText('changed')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Roll back…' }));
    const deed = await screen.findByRole('button', { name: 'Roll back to older' });
    await person.click(deed);
    expect(await screen.findByText(/Say why/)).toBeTruthy();
    expect(changes).toEqual([]);
    await person.type(screen.getByLabelText('Reason'), 'Salaries are missing');
    await person.click(deed);
    await expect
      .poll(() => changes)
      .toEqual([
        {
          call: 'POST /roll-back',
          body: { set: 'older', from: 'live', force: false, reason: 'Salaries are missing' },
          csrf: 'proof',
        },
      ]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the reason in the dialog when the platform refuses, and reads why', async () => {
    const { person } = renderDashboard({
      'POST /roll-back': () => {
        throw new Refused(409, 'Somebody moved the pointer meanwhile.');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Roll back…' }));
    await person.type(await screen.findByLabelText('Reason'), 'Because');
    await person.click(screen.getByRole('button', { name: 'Roll back to older' }));
    expect(await screen.findByText('Somebody moved the pointer meanwhile.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Because');
  });

  it('rolls back no further than was offered, where somebody else has rolled back meanwhile', async () => {
    const before = aStatus().live;
    const twoBefore = aStatus({ live: before && { ...before, previous: ['oldest', 'older'] } });
    const { person, changes, answer, client } = renderDashboard({
      'GET /status': twoBefore,
      'POST /roll-back': () => {
        throw new Refused(409, 'Set live is not live any more, older is.');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Roll back…' }));
    await person.type(await screen.findByLabelText('Reason'), 'Salaries are missing');
    answer('GET /status', aStatus({ live: before && { ...before, set: 'older', previous: ['oldest'] } }));
    await client.invalidateQueries();
    expect(await screen.findByText('Another set is live by now')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Roll back to older' }));
    await expect.poll(() => changes).toMatchObject([{ body: { set: 'older', from: 'live' } }]);
    expect(await screen.findByText('Set live is not live any more, older is.')).toBeTruthy();
  });

  it('retires one remote, reads what still leads to it, and goes past that on purpose', async () => {
    const { person, changes, answer } = renderDashboard({
      'POST /retire': () => {
        throw new Refused(409, 'mfe-b cannot be retired:\n- links: mfe-a links to /chats');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Retire… mfe-b' }));
    expect(screen.queryByRole('button', { name: 'Retire… shell' })).toBeNull();
    await person.type(await screen.findByLabelText('Reason'), 'Nobody uses it');
    await person.click(screen.getByRole('button', { name: 'Retire mfe-b' }));
    expect(await screen.findByText(/mfe-a links to \/chats/)).toBeTruthy();
    answer('POST /retire', { set: 'less' });
    const retired = { 'mfe-b': { version: '1', routes: ['/chats'] } };
    const { live_set } = aStatus();
    answer('GET /status', aStatus({ live_set: live_set && { ...live_set, retired } }));
    await person.click(screen.getByLabelText('Also where others still lead to it'));
    await person.click(screen.getByRole('button', { name: 'Retire mfe-b' }));
    expect(await screen.findByText(/^Retired: mfe-b 1\./)).toBeTruthy();
    expect(changes.at(-1)?.body).toEqual({ name: 'mfe-b', force: true, reason: 'Nobody uses it' });
  });

  it('puts one remote back to a version of its choice', async () => {
    const { person, changes } = renderDashboard({ 'POST /revert': { set: 'older' } });
    await person.click(await screen.findByRole('button', { name: 'Revert… mfe-a' }));
    await screen.findByRole('option', { name: '1' });
    await person.selectOptions(screen.getByLabelText('To the version'), '1');
    await person.type(screen.getByLabelText('Reason'), 'It fails');
    await person.click(screen.getByRole('button', { name: 'Revert mfe-a' }));
    await expect
      .poll(() => changes.map(({ body }) => body))
      .toEqual([{ name: 'mfe-a', version: '1', from: '2', reason: 'It fails' }]);
  });

  it('reads why a button cannot be pressed where the token lacks the right', async () => {
    const { person } = renderDashboard({ 'GET /me': aReader });
    const button = await screen.findByRole('button', {
      name: 'Roll back…',
      description: /has no right to roll-back/,
    });
    await person.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('reads what to do when nothing was published yet', async () => {
    renderDashboard({ 'GET /status': aStatus({ live: null, live_set: null, traffic: [] }) });
    expect(await screen.findByText('Nothing is live yet')).toBeTruthy();
    expect(screen.getByText(/No visit was reported/)).toBeTruthy();
  });

  it('is told that the gateway cannot be reached, and tries again', async () => {
    const { person, answer } = renderDashboard({
      'GET /status': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    expect(await screen.findByText('The gateway cannot be reached from here.')).toBeTruthy();
    answer('GET /status', aStatus());
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Set live' })).toBeTruthy();
  });

  it('goes on seeing what is known when it cannot be asked again, with the time that it is from', async () => {
    const { answer, client } = renderDashboard();
    await screen.findByRole('heading', { name: 'Set live' });
    answer('GET /status', () => {
      throw new Refused(500, 'The store does not answer.');
    });
    await client.invalidateQueries({ queryKey: ['status'] });
    expect(await screen.findByText(/What you see of what is live is from/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Set live' })).toBeTruthy();
  });
});
