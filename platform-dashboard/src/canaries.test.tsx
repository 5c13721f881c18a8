import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCanary, aReader, aStatus, noon, Refused, renderDashboard } from './testing/render-dashboard.tsx';

describe('an operator who runs a canary', () => {
  it('reads both sides’ figures, the threshold, and that it does worse', async () => {
    renderDashboard({
      'GET /status': aStatus({
        canaries: [
          {
            ...aCanary,
            ramp: { steps: [0.05, 0.25, 1], hold_minutes: 10, visits_before: 70 },
            changed_at: Math.floor(Date.now() / 1_000),
            comparison: {
              canary: { set: 'trial', visits: 100, failed: 8 },
              live: { set: 'live', visits: 900, failed: 9 },
              countries: [],
              worse: ['8% of 100 visits failed, 1% of 900 with the live set.'],
            },
          },
        ],
      }),
    });
    expect(await screen.findByText('8% of 100 visits failed, 1% of 900 with the live set.')).toBeTruthy();
    expect(screen.getByText('10%', { selector: '.jhd-share' })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Shares of the ramp' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      '5% done',
      '10% now',
      '25% to come',
      '100% to come',
    ]);
    expect(steps[1]?.getAttribute('aria-current')).toBe('step');
    expect(
      screen.getByText(/it grows to 25% after 10 minutes and 20 more visits to the canary\./),
    ).toBeTruthy();
    const canary = screen.getByRole('row', { name: /^Canary/ });
    expect(
      within(canary)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['100', '8', '8%']);
    expect(screen.getByRole('img', { name: /the canary ends above 3%/ })).toBeTruthy();
  });

  it('sees several at once, the one that does worse first, and changes the one that she means', async () => {
    const worse = { ...aCanary.comparison, worse: ['8% of 100 visits failed.'] };
    const other = { ...aCanary, id: 'd', set: 'older', comparison: worse, room: 0.9 };
    const { person, changes } = renderDashboard({
      'GET /status': aStatus({ canaries: [{ ...aCanary, room: 0.4 }, other] }),
      'POST /canary/stop': { set: 'trial' },
    });
    const [first, second] = await screen.findAllByRole('region', { name: /^Canary: set/ });
    expect(within(first as HTMLElement).getByText('8% of 100 visits failed.')).toBeTruthy();
    expect(within(first as HTMLElement).getByText('Failing')).toBeTruthy();
    const mine = within(second as HTMLElement);
    expect(mine.getByText('Running')).toBeTruthy();
    expect(mine.getByText(/40% at most beside the other canaries/)).toBeTruthy();
    await person.click(mine.getByRole('button', { name: 'Stop…' }));
    await person.type(await screen.findByLabelText('Reason'), 'Enough');
    await person.click(screen.getByRole('button', { name: 'Stop the canary' }));
    await expect.poll(() => changes.map(({ body }) => body)).toEqual([{ canary: 'c', reason: 'Enough' }]);
  });

  it('reads why a canary that another tab has stopped cannot be stopped, and keeps the reason', async () => {
    const { person, answer, client } = renderDashboard({
      'GET /status': aStatus({ canaries: [aCanary] }),
      'POST /canary/stop': () => {
        throw new Refused(409, 'The canary of set trial is over: somebody stopped it (Enough).');
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Stop…' }));
    await person.type(await screen.findByLabelText('Reason'), 'Too slow');
    answer('GET /status', aStatus({ canaries: [{ ...aCanary, state: 'stopped', why: 'Enough' }] }));
    await client.invalidateQueries();
    expect(await screen.findByText('Over')).toBeTruthy();
    // Panels are sorted again, and a dialog that moves with one is no longer modal.
    expect(screen.getByRole('dialog').closest('section')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Stop the canary' }));
    expect(await screen.findByText(/is over: somebody stopped it/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Too slow');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Enough')).toBeTruthy();
  });

  it('sees one first, and as failing, that fails more often before there are enough visits to stop it', async () => {
    const figures = (failed: number) => ({ ...aCanary.comparison.canary, visits: 30, failed });
    const failing = { ...aCanary.comparison, canary: figures(6), live: figures(1), worse: [] };
    const other = { ...aCanary, id: 'd', set: 'older', comparison: failing };
    const well = { ...aCanary, comparison: { ...failing, canary: figures(1) } };
    renderDashboard({ 'GET /status': aStatus({ canaries: [well, other] }) });
    const all = await screen.findAllByRole('region', { name: /^Canary: set/ });
    expect(all.map((one) => /older.*Failing|trial.*Running/.test(one.textContent ?? ''))).toEqual([
      true,
      true,
    ]);
    expect(all[0]?.textContent).toContain('older');
  });

  it('has its ramp wait, and takes the next step by hand but for the last, which is a promotion', async () => {
    const ramp = { steps: [0.25, 1], hold_minutes: 10, visits_before: 0 };
    const everywhere = { ...aCanary, countries: [], ramp };
    const { person, changes, answer, client } = renderDashboard({
      'GET /status': aStatus({ canaries: [everywhere] }),
      'POST /canary/ramp': { set: 'trial' },
    });
    const steer = async (button: string, deed: string) => {
      await person.click(await screen.findByRole('button', { name: button }));
      await person.type(await screen.findByLabelText('Reason'), 'A look first');
      await person.click(screen.getByRole('button', { name: deed }));
      await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    };
    await steer('Pause…', 'Pause it');
    await steer('Next step now…', 'Grow to 25%');
    answer(
      'GET /status',
      aStatus({ canaries: [{ ...everywhere, share: 0.25, ramp: { ...ramp, paused_at: noon } }] }),
    );
    await client.invalidateQueries();
    expect(
      await screen.findByText(/is made live for everybody only after somebody lets it go on/),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next step now…', description: /promote it/ })).toBeTruthy();
    await steer('Go on…', 'Go on');
    const base = { canary: 'c', reason: 'A look first' };
    expect(changes.map(({ body }) => body)).toEqual([
      { ...base, deed: 'pause' },
      { ...base, deed: 'step', share: 0.25 },
      { ...base, deed: 'resume' },
    ]);
  });

  it('starts one of a set, for a share and a country, with a reason', async () => {
    const { person, changes } = renderDashboard({ 'POST /canary': { set: 'trial' } }, '#/sets');
    const [start] = await screen.findAllByRole('button', { name: 'Start a canary…' });
    await person.click(start as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    const share = dialog.getByLabelText(/Share of visitors/);
    await person.clear(share);
    await person.type(share, '120');
    await person.type(dialog.getByLabelText('Reason'), 'Try it');
    await person.click(dialog.getByRole('button', { name: 'Start the canary' }));
    expect(changes).toEqual([]);
    expect(dialog.getByText(/Give a percentage/)).toBeTruthy();
    await person.clear(share);
    await person.type(share, '2.5');
    await person.click(dialog.getByText(/^Countries/));
    await person.click(dialog.getByLabelText('Philippines'));
    await person.click(dialog.getByText(/^Grows by itself/));
    await person.type(dialog.getByLabelText('Then, in percent'), '25 2');
    await person.click(dialog.getByRole('button', { name: 'Start the canary' }));
    expect(dialog.getByText(/Give percentages that grow/)).toBeTruthy();
    await person.type(dialog.getByLabelText('Then, in percent'), '{Backspace}100');
    await person.click(dialog.getByRole('button', { name: 'Start the canary' }));
    const ramp = { steps: [0.25, 1], hold_minutes: 10 };
    const threshold = { minimum_visits: 50, tolerance: 0.02 };
    await expect
      .poll(() => changes.map(({ body }) => body))
      .toEqual([
        { set: 'trial', force: false, share: 0.025, countries: ['ph'], threshold, ramp, reason: 'Try it' },
      ]);
  });

  it('gives others a link to one, and reads why where the token may not', async () => {
    const until = noon + 86_400;
    const { person, answer, changes } = renderDashboard(
      {
        'POST /previews': () => {
          throw new Refused(404, 'There is no set trial.');
        },
      },
      '#/sets',
    );
    const [make] = await screen.findAllByRole('button', { name: 'Link for others' });
    await person.click(make as HTMLElement);
    expect(await screen.findByText('There is no set trial.')).toBeTruthy();
    answer('POST /previews', { path: '/platform/preview/signed', set: 'trial', until });
    await person.click(make as HTMLElement);
    const link = await screen.findByLabelText<HTMLInputElement>('Link to this set');
    expect(link.value).toBe(`${window.location.origin}/platform/preview/signed`);
    expect(changes.at(-1)).toMatchObject({ call: 'POST /previews', body: { set: 'trial', hours: 24 } });
    expect(screen.queryByText('There is no set trial.')).toBeNull();
  });

  it('with a team’s token may try only what changes its own packages', async () => {
    renderDashboard(
      { 'GET /me': { ...aReader, name: 'team-a', rights: ['canary'], packages: ['mfe-a'] } },
      '#/sets',
    );
    const buttons = await screen.findAllByRole('button', { name: 'Start a canary…' });
    await expect.poll(() => buttons[0]?.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('The token “team-a” may canary mfe-a, not mfe-b.')).toBeTruthy();
  });
});
