import { describe, expect, it, vi } from 'vitest';
import { keysOfPage } from './drawn-page.ts';
import { flagsOf, type JobFlags, marksOf } from './job-marks.ts';
import { createMembersParts, type DrawPart } from './members-parts.ts';

const jobs = [7, 8, 9];
const none: JobFlags = { saved_job_ids: [], applications: [] };
/** A page of three jobs; after a pane, if its job is saved. */
const htmlFor = (flags: JobFlags, pane?: number) => {
  const marks = marksOf(flags) ?? new Map<number, string>();
  const cards = jobs.map(
    (id) => `<article><a data-job="${id}">Job</a><b>${marks.get(id) ?? ''}</b></article>`,
  );
  const own = pane === undefined ? '' : `<aside>${marks.get(pane) ?? ''}</aside>`;
  return `<article>${own}<h1>3 jobs</h1>${cards.join(',')}</article><p>end</p>`;
};
/** A page that renders itself, and what it was told at each render. */
function aPage(pane?: number) {
  const draw = vi.fn<DrawPart>(async (flags, now) => {
    const html = htmlFor(flags, pane);
    const drawn = { html, head: { title: 'Jobs' }, state: null, status: 200 };
    return {
      ...{ drawn, now, hasApiFailed: false, isRefused: false },
      keys: keysOfPage({ path: '/jobs', country: 'ph' }, html),
    };
  });
  let clock = 0;
  const parts = createMembersParts({ freshMs: 5_000, staleMs: 30_000, now: () => clock });
  const asked = {
    key: 'k',
    showsAlertOf: (page: string) => page === 'ph/jobs',
    ownJob: pane,
    sharedBy: 'unmarked' as const,
  };
  return {
    draw,
    parts,
    pass: (ms: number) => {
      clock += ms;
    },
    pageFor: async (flags: Partial<JobFlags>) =>
      (await parts.find({ ...asked, flags: { ...none, ...flags } }, draw))?.drawn?.html,
  };
}

describe('the part that signed-in people share', () => {
  it('is put together for each from cards that no person has, and equals their own render', async () => {
    const { draw, pageFor } = aPage();
    const maya = { saved_job_ids: [7, 512], seen_job_ids: [7, 9] };
    const omar = { applications: [{ id: 41, job_id: 8 }], seen_job_ids: [9] };
    await pageFor({});
    for (const _again of [1, 2])
      for (const flags of [maya, omar, {}]) expect(await pageFor(flags)).toBe(htmlFor({ ...none, ...flags }));
    const told = draw.mock.calls.map(([flags]) => [...(marksOf(flags) ?? [])]);
    const all = (marks: string) => jobs.map((id) => [id, marks]);
    expect(told).toEqual([[], all('so'), all('o'), all('a')]);
    // Without the times, which have such digits, too.
    expect(JSON.stringify(draw.mock.calls.map(([flags]) => flags))).not.toMatch(/512|41/);
  });

  it('shows the marks of a pane’s job beside its list, and shares it with who has the same', async () => {
    const { draw, pageFor } = aPage(8);
    const flags = { saved_job_ids: [8], seen_job_ids: [9] };
    for (const _again of [1, 2, 3]) expect(await pageFor(flags)).toBe(htmlFor({ ...none, ...flags }, 8));
    expect(draw).toHaveBeenCalledTimes(2);
    expect(await pageFor({})).toBe(htmlFor(none, 8));
    expect(await pageFor({ applications: [{ id: 3, job_id: 8 }] })).toBeUndefined();
  });

  it('shows jobs like the latest saved one to who saved that last, from the second request within 30 s on', async () => {
    const { draw, parts, pass } = aPage();
    const told: number[][] = [];
    const like: DrawPart = async (flags, now) => {
      told.push(flags.saved_job_ids);
      const part = await draw(flags, now);
      const html = `<h2>Like ${flags.saved_job_ids[0]}</h2>${part.drawn?.html}`;
      return { ...part, drawn: part.drawn && { ...part.drawn, html } };
    };
    const asked = { key: 'k', showsAlertOf: () => false, ownJob: undefined, sharedBy: 'unsaved' as const };
    const pageFor = async (...saved: number[]) =>
      (await parts.find({ ...asked, flags: { ...none, saved_job_ids: saved } }, like))?.drawn?.html;
    expect(await pageFor(52, 7)).toBeUndefined();
    expect(told).toEqual([]);
    pass(10_000);
    const own = `<h2>Like 52</h2>${htmlFor({ ...none, saved_job_ids: [7] })}`;
    expect([await pageFor(52, 7), await pageFor(52, 7, 900)]).toEqual([own, own]);
    expect(await pageFor(52)).toBe(own.replace('<b>s</b>', '<b></b>'));
    expect(told).toEqual([[52], [52, 7, 8, 9]]);
    expect(await pageFor(53, 7)).toBeUndefined();
    expect(await pageFor()).toContain('Like undefined');
  });

  it('is nobody’s where marks change more than cards, or a job is left out', async () => {
    const { pageFor, draw } = aPage();
    await pageFor({});
    expect(await pageFor({ hidden_job_ids: [8] })).toBeUndefined();
    expect(await pageFor({ blocked_company_ids: [1] })).toBeUndefined();
    expect(await pageFor({ alert_paths: ['ph/jobs'] })).toBeUndefined();
    draw.mockImplementation(async (flags, now) => {
      const html = htmlFor(flags).replace('3 jobs', `3 jobs, ${flags.saved_job_ids.length} saved`);
      const drawn = { html, head: null, state: null, status: 200 };
      return { drawn, now, hasApiFailed: false, isRefused: false, keys: new Set() } as never;
    });
    expect(await pageFor({ saved_job_ids: [7] })).toBeUndefined();
    expect(await pageFor({})).toBe(htmlFor(none));
  });

  it('is not rendered for one person with marks whose page nobody else asks for', async () => {
    const { draw, pageFor, pass } = aPage();
    await pageFor({});
    pass(600_000);
    expect(await pageFor({ seen_job_ids: [7] })).toBeUndefined();
    expect(draw).toHaveBeenCalledTimes(1);
    pass(1_000);
    expect(await pageFor({ seen_job_ids: [7] })).toBe(htmlFor({ ...none, seen_job_ids: [7] }));
  });

  it('is rendered anew with its cards when a job of it changes, and shows no card of before', async () => {
    const { draw, parts, pageFor } = aPage();
    await pageFor({ seen_job_ids: [7] });
    parts.drop(['job-9']);
    draw.mockClear();
    jobs.push(10);
    expect(await pageFor({ seen_job_ids: [7] })).toBe(htmlFor({ ...none, seen_job_ids: [7] }));
    jobs.pop();
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('gives a render the flags of nobody', () => {
    const flags = flagsOf(new Map([[7, 'awso']]));
    expect(flags).toMatchObject({
      saved_job_ids: [7],
      applications: [{ id: 0, job_id: 7 }],
      seen_job_ids: [7],
    });
    expect(flags.hidden_job_ids).toEqual([]);
  });
});
