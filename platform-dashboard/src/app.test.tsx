import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aCanary,
  anOperator,
  aReader,
  aStatus,
  noon,
  Refused,
  renderDashboard,
} from './testing/render-dashboard.tsx';

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

describe('an operator who reads', () => {
  it('that the log is as it was written, and, red and first, which entries are not', async () => {
    const { person, answer } = renderDashboard({}, '#/log');
    const state = await screen.findByRole('region', { name: 'Is the log as it was written?' });
    expect(await within(state).findByText('Whole')).toBeTruthy();
    expect(within(state).getByText(/Entries 1 to 3 hold a digest/)).toBeTruthy();
    const problems = [{ seq: 2, what: 'altered' }];
    answer('GET /log/check', { entries: 3, chained_from: 1, digest: 'abc', newest_at: noon, problems });
    await person.click(within(state).getByRole('button', { name: 'Check it again' }));
    expect(await within(state).findByText('Broken')).toBeTruthy();
    expect(within(state).getByRole('alert').textContent).toContain(
      'Entry 2 was altered after it was written.',
    );
    window.location.hash = '#/';
    expect(await screen.findByText('The log is not as it was written')).toBeTruthy();
  });

  it('the log, by who and what, with the filters in the address', async () => {
    const entry = {
      seq: 1,
      at: noon,
      by: 'ci',
      team: 'search',
      action: 'publish',
      reason: 'Salaries',
      from_set: 'older',
      to_set: 'live',
      detail: {},
    };
    const { person, asked } = renderDashboard(
      { 'GET /log': { entries: [entry], next: null, actors: ['ci', 'operator'] } },
      '#/log',
    );
    expect(await screen.findByText('Salaries')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Who'), 'ci');
    await person.selectOptions(screen.getByLabelText('What'), 'publish');
    expect(window.location.hash).toBe('#/log?actor=ci&action=publish');
    await expect.poll(() => asked).toContain('GET /log?limit=50&actor=ci&action=publish');
  });

  it('health as plots with the same figures in a table, and the kinds of failure', async () => {
    const points = [
      { at: noon, visits: 10, failed: 1 },
      { at: noon + 60, visits: 0, failed: 0 },
    ];
    const series = [{ remote: 'mfe-a', version: '2', points, failures: { crashed: 1 } }];
    const vitals = [{ remote: 'mfe-a', version: '2', vital: 'LCP', p75: 4_200, p50: 900, samples: 9 }];
    renderDashboard({ 'GET /health': { from: noon, to: noon + 120, step: 60, series, vitals } }, '#/health');
    const table = await screen.findByRole('table', { name: 'Share of visits with a failure' });
    expect(within(table).getByText('10%')).toBeTruthy();
    expect(screen.getByText('crashed 1')).toBeTruthy();
    expect(screen.getByText('4.2 s')).toBeTruthy();
    expect(screen.getByText('poor')).toBeTruthy();
  });

  it('what fails first and marked, and the releases of the time', async () => {
    const part = (version: string, visits: number, failed: number) => ({
      ...{ remote: 'mfe-a', version, failures: {} },
      points: [{ at: noon, visits, failed }],
    });
    const health = {
      ...{ from: noon, to: noon + 60, step: 60, vitals: [] },
      series: [part('calm', 100, 1), part('alone', 1, 1), part('bad', 100, 40)],
      releases: [{ at: noon + 5, set: 'live', changed: { 'mfe-a': 'bad' } }],
    };
    renderDashboard({ 'GET /health': health }, '#/health');
    const table = await screen.findByRole('table', { name: 'Failures by remote and version' });
    const versions = within(table).getAllByRole('row').slice(1);
    expect(versions[0]?.textContent).toMatch(/failing.*bad.*40%/);
    expect(within(table).getAllByText('failing')).toHaveLength(1);
    expect(screen.getByText('Releases in this time, dashed lines in the plots')).toBeTruthy();
  });

  it('what fails now above all else of the first page', async () => {
    const series = [
      { remote: 'mfe-a', version: '2', points: [{ at: noon, visits: 50, failed: 10 }], failures: {} },
    ];
    renderDashboard({ 'GET /health': { from: noon, to: noon + 60, step: 60, series, vitals: [] } });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('mfe-a 2 fails in 20% of 50 visits');
    expect(within(alert).getByRole('link', { name: 'mfe-a' }).getAttribute('href')).toBe(
      '#/errors?remote=mfe-a',
    );
  });

  it('each error with its stack in the sources, its share and its change; or that there was none', async () => {
    const error = {
      ...{ id: 'e', remote: 'mfe-a', event: 'reported', text: 'uncaught TypeError: job is gone', count: 12 },
      ...{ first: noon, last: noon + 60 },
      stack: [{ at: 'mfe-a/src/app.tsx:11:6', name: 'renderJobs', is_own: true }],
      versions: [
        { version: '2', count: 12, visits: 48, commit: 'c0ffee1', change_url: 'https://git.example/c0ffee1' },
      ],
      countries: [{ country: 'ph', count: 12, visits: 0 }],
    };
    const list = {
      from: noon,
      to: noon + 60,
      left_out: 0,
      errors: [error, { ...error, id: 'f', remote: 'mfe-b' }],
    };
    const { person } = renderDashboard({ 'GET /errors': list }, '#/errors?remote=mfe-a');
    const card = (await screen.findByRole('heading', { level: 2, name: 'mfe-a' })).closest(
      'li',
    ) as HTMLElement;
    expect(screen.queryByRole('heading', { level: 2, name: 'mfe-b' })).toBeNull();
    expect(card.textContent).toContain('12 pages');
    expect(within(card).getByText('uncaught')).toBeTruthy();
    expect(within(card).getByText('TypeError: job is gone')).toBeTruthy();
    expect(within(card).getByRole('list', { name: 'Stack' }).textContent).toBe(
      'renderJobs mfe-a/src/app.tsx:11:6',
    );
    expect(within(card).getByText('25%')).toBeTruthy();
    expect(within(card).getByRole('link', { name: 'c0ffee1' }).getAttribute('href')).toBe(
      'https://git.example/c0ffee1',
    );
    expect(within(card).getByText('Philippines')).toBeTruthy();
    await person.selectOptions(screen.getByLabelText('Remote'), '');
    expect(await screen.findByRole('heading', { level: 2, name: 'mfe-b' })).toBeTruthy();
  });

  it('a set that was taken back, why, and what forces it', async () => {
    const made = {
      created_at: noon,
      parent: 'live',
      reason: 'new',
      made_by: 'ci',
      members: { 'mfe-a': '9' },
    };
    const list = {
      ...{ sets: [{ ...made, id: 'bad' }], pins: [], parents: {} },
      taken_back: [{ set: 'bad', at: noon, by: 'olga', reason: 'Salaries are missing.' }],
    };
    const { person, changes } = renderDashboard(
      { 'GET /sets': list, 'POST /promote': { set: 'bad' } },
      '#/sets',
    );
    expect(await screen.findByText('Taken back')).toBeTruthy();
    expect(screen.getByText(/by olga: Salaries are missing/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Make live…' }));
    expect(await screen.findByText('This set was taken back')).toBeTruthy();
    await person.type(screen.getByLabelText('Reason'), 'It was the API');
    await person.click(screen.getByRole('button', { name: 'Promote bad' }));
    await expect
      .poll(() => changes.map(({ body }) => body))
      .toEqual([{ set: 'bad', force: true, reason: 'It was the API' }]);
  });

  it('what is wrong with gateways, machines, API and database, first', async () => {
    const well = {
      ...{ id: 'a', host: 'one', pid: 7, started_at: noon - 600, at: noon, memory: 3e8, load: 1, cores: 2 },
      ...{ memory_free: 4e9, memory_total: 8e9, disk_free: 5e10, disk_total: 1e11, api: 'ok', api_ms: 4 },
      processes: [{ name: 'mfe-a', version: '2' }],
    };
    const machines = [
      well,
      {
        ...{ ...well, id: 'b', host: 'two', api: 'no-database', disk_free: 1e9 },
        processes: ['2', '2', '3'].map((version) => ({ name: 'mfe-a', version })),
      },
      { ...well, id: 'c', host: 'three', at: noon - 300, disk_free: 1e9 },
    ];
    renderDashboard({ 'GET /machines': { now: noon, machines } });
    const table = await screen.findByRole('table', { name: 'Gateways and their machines' });
    const rows = within(table).getAllByRole('row').slice(1);
    const [trouble] = await screen.findAllByRole('alert');
    expect(trouble?.textContent).toMatch(/^Gateways are in trouble.*two 7: database .*three 7: silent$/);
    expect(rows[0]?.textContent).toMatch(/^two 7database does not answerdisk nearly full/);
    expect(rows[0]?.textContent).toMatch(/mfe-a \(2 versions\)$/);
    expect(rows[1]?.textContent).toMatch(/^three 7silent/);
    expect(rows[2]?.textContent).toMatch(/^one 7well.*4 ms300 MB50%50%0\.5mfe-a 2$/);
  });

  it('what a support code stands for, and that one is unknown', async () => {
    const { person } = renderDashboard(
      {
        'GET /support/nobody12': () => {
          throw new Refused(404, 'No page has reported nobody12.');
        },
        'GET /support/a1b2c3d4': {
          code: 'a1b2c3d4',
          at: noon,
          event: 'crashed',
          remote: 'mfe-a',
          version: '2',
          set: 'live',
          language: 'en',
          country: 'ph',
          trace: 'r-1',
          text: 'TypeError: x',
          rung: 'card',
          slot: null,
        },
      },
      '#/support?code=nobody12',
    );
    expect(await screen.findByText('No page has reported nobody12.')).toBeTruthy();
    await person.clear(screen.getByLabelText('Support code'));
    await person.type(screen.getByLabelText('Support code'), 'A1B2C3D4{Enter}');
    expect(await screen.findByText('TypeError: x')).toBeTruthy();
    expect(screen.getByText('Philippines, in en')).toBeTruthy();
  });

  it('which remote stands in the way of the next shell', async () => {
    const remote = {
      name: 'mfe-a',
      version: '2',
      team: 'a',
      released_at: noon,
      commit: null,
      needs: { shared: '^1.0.0', react: '^18.0.0' },
      fits: { shared: true, react: false },
      brings_own_react: false,
    };
    const shell = { version: '1', shared: '1.0.0', react: '19.3.1' };
    renderDashboard({ 'GET /compatibility': { set: 'live', shell, remotes: [remote] } }, '#/compatibility');
    const row = await screen.findByRole('row', { name: /mfe-a/ });
    expect(within(row).getByText('does not fit')).toBeTruthy();
  });
});

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
