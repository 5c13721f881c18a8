import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCanary, aStatus, noon, Refused, renderDashboard } from './testing/render-dashboard.tsx';

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

  it('how fast each screen answers a tap: live, before and in the canary', async () => {
    const points = [{ at: noon, visits: 10, failed: 0 }];
    const series = [{ remote: 'mfe-a', version: '2', points, failures: {} }];
    const jobs = { remote: 'mfe-a', screen: '/jobs', samples: 9 };
    const screens = [
      { ...jobs, set: 'live', version: '2', p75: 180 },
      { ...jobs, set: 'older', version: '1', p75: 240 },
      { ...jobs, set: 'trial', version: '3', p75: 620 },
      { ...jobs, set: 'long-ago', version: '0', p75: 999 },
    ];
    renderDashboard(
      {
        'GET /status': aStatus({ canaries: [aCanary] }),
        'GET /health': { from: noon, to: noon + 60, step: 60, series, vitals: [], screens },
      },
      '#/health',
    );
    const table = await screen.findByRole('table', { name: /Interaction to next paint by screen/ });
    const cells = within(table).getAllByRole('row')[1];
    expect(cells?.textContent).toMatch(/jobs.*mfe-a.*180 ms good.*240 ms fair.*620 ms poor/);
    expect(table.textContent).not.toContain('999');
  });

  it('what fails first and marked, and the releases of the time', async () => {
    const part = (version: string, visits: number, failed: number) => ({
      ...{ remote: 'mfe-a', version, failures: {} },
      points: [{ at: noon, visits, failed }],
    });
    const health = {
      ...{ from: noon, to: noon + 60, step: 60, vitals: [] },
      series: [part('calm', 100, 1), part('alone', 1, 1), part('bad', 100, 40), part('new', 11, 11)],
      releases: [
        { at: noon + 5, set: 'live', changed: { 'mfe-a': 'bad' } },
        { at: noon + 9, kind: 'canary', set: 'tried', changed: { 'mfe-a': 'new' } },
      ],
    };
    renderDashboard({ 'GET /health': health }, '#/health');
    const table = await screen.findByRole('table', { name: 'Failures by remote and version' });
    const versions = within(table).getAllByRole('row').slice(1);
    expect(versions[0]?.textContent).toMatch(/failing.*new.*100%/);
    expect(versions[1]?.textContent).toMatch(/failing.*bad.*40%/);
    expect(within(table).getAllByText('failing')).toHaveLength(2);
    expect(screen.getByText(/canary of set/).textContent).toContain('tried, mfe-a new');
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
      ...{ processes: [{ name: 'mfe-a', version: '2' }], unreadable: [] },
    };
    const machines = [
      well,
      {
        ...{ ...well, id: 'b', host: 'two', api: 'no-database', disk_free: 1e9 },
        unreadable: ['/srv/releases/live/000000007.json'],
        processes: ['2', '2', '3'].map((version) => ({ name: 'mfe-a', version })),
      },
      { ...well, id: 'c', host: 'three', at: noon - 300, disk_free: 1e9 },
    ];
    renderDashboard({ 'GET /machines': { now: noon, machines } });
    const table = await screen.findByRole('table', { name: 'Gateways and their machines' });
    const rows = within(table).getAllByRole('row').slice(1);
    const [trouble] = await screen.findAllByRole('alert');
    expect(trouble?.textContent).toMatch(/^Gateways are in trouble.*two 7: database .*three 7: silent$/);
    expect(rows[0]?.textContent).toMatch(
      /^two 7database does not answerdisk nearly fullcannot read releases\/live\/000000007\.json/,
    );
    expect(rows[0]?.textContent).toMatch(/mfe-a \(2 versions\)$/);
    expect(rows[1]?.textContent).toMatch(/^three 7silent/);
    expect(rows[2]?.textContent).toMatch(/^one 7well.*4 ms300 MB50%50%0\.5mfe-a 2$/);
  });

  it('which country lacks what, with the file that mends it, and first what is open all the same', async () => {
    const gap = {
      part: 'texts',
      lacks: '2 texts, such as home is missing.',
      mend: 'shell/src/locales/ja.json',
    };
    const markets = [
      { kind: 'country', key: 'ph', is_open: true, gaps: [] },
      {
        kind: 'country',
        key: 'nz',
        is_open: false,
        gaps: [
          { ...gap, part: 'phone' },
          { ...gap, mend: 'a' },
        ],
      },
      { kind: 'language', key: 'ja', is_open: true, gaps: [gap] },
    ];
    renderDashboard({ 'GET /markets': { markets } }, '#/markets');
    const table = await screen.findByRole('table', { name: 'Countries and languages' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^nz nzcountrynot openphone: /),
      expect.stringMatching(/^Japanese jalanguageopentexts: 2 texts.*shell\/src\/locales\/ja\.json$/),
      expect.stringMatching(/^Philippines phcountryopennothing$/),
    ]);
    expect(screen.getByRole('alert').textContent).toMatch(
      /Open markets lack something.*Japanese\. They stay/,
    );
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
