import { listSavedJobs } from '@jobharbor/shared/calls/job/list-saved-jobs';
import { compareResume } from '@jobharbor/shared/calls/jobseeker-resumes/compare-resume';
import { drawResume } from '@jobharbor/shared/calls/jobseeker-resumes/draw-resume';
import { generateResume } from '@jobharbor/shared/calls/jobseeker-resumes/generate-resume';
import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import type { ResumeComparison } from '@jobharbor/shared/contracts/profile/resume-comparison';
import type { ResumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';
import { saveDraft } from '@jobharbor/shared/forms';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aResume } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';

const points = ['Made tea.', 'Opened the bar.', 'Taught latte art.'];
const document: ResumeDocument = {
  basics: { name: 'Ana', label: 'Barista', summary: 'I like mornings.' },
  work: [{ position: 'Barista', name: 'Kopi Co', highlights: points }],
  skills: [{ name: 'Singing' }, { name: 'Latte art', level: 'Expert' }],
};
const aComparison = (more: Partial<ResumeComparison> = {}): ResumeComparison => ({
  job_title: 'Head barista',
  points: [
    { kind: 'title', requirement: 'Head barista', evidence: 'Barista · Kopi Co' },
    { kind: 'skill', requirement: 'Latte art', evidence: 'Latte art' },
    { kind: 'skill', requirement: 'Excel', evidence: null },
    { kind: 'language', requirement: 'English', evidence: null },
  ],
  ...{ good: ['summary'], lacking: ['contact'] },
  sentence: 'As Barista at Kopi Co, I worked with latte art.',
  changes: [
    {
      ...{ kind: 'skills', entry: null, of: null },
      ...{ before: ['Singing', 'Latte art'], after: ['Latte art', 'Singing'] },
    },
    {
      ...{ kind: 'points', entry: 0, of: 'Barista · Kopi Co' },
      ...{ before: points, after: ['Taught latte art.', 'Made tea.'] },
    },
  ],
  ...more,
});
const aCard: JobCard = {
  ...{ id: 12, slug: 'roaster', title: 'Roaster', language: 'en', country_key: 'ph' },
  company: { id: 3, slug: 'kopi', name: 'Kopi Co', logo_url: null, is_verified: true },
  ...{ locations: [], salary: null, job_type: null, xp_lvl: null, degree: null, work_arrangement: null },
  ...{ category: null, skills: [], snippet: '', posted_at: 1, reposted_at: null, status: 'open' },
  ...{ is_web3: false, apply_mode: 'normal' },
};
const drawn = answer(drawResume, () => ({ pages: ['UklGRg=='], page_count: 1, missing: '' }));
const compared = answer(compareResume, () => aComparison());
const noSaved = answer(listSavedJobs, () => ({ total: 0, page: 1, size: 30, saved_jobs: [] }));
const open = (path = '/resume-templates?job=5') => visit(path, { answers: [drawn, compared, noSaved] });

beforeEach(() => {
  localStorage.clear();
  const design = { document, template: 'classic', paper: 'a4', language: 'en' };
  saveDraft('resume-builder:7:new', design, Date.now());
});

describe('a person who fits a résumé to a job', () => {
  it('sees what it shows of the job and what not, what is good, and what would help', async () => {
    const { server } = open();
    await screen.findByText('Shown: 2 of 4');
    const itemsOf = (heading: string) =>
      within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(itemsOf('What your résumé shows')).toEqual([
      'Job title Head baristaShown by: Barista · Kopi Co',
      'Skill Latte artShown by: Latte art',
    ]);
    expect(itemsOf('What it does not show')).toEqual([
      'Skill ExcelI have this: add Excel',
      'Language of the advertisement English',
    ]);
    expect(itemsOf('Good already, for any job')).toEqual(['It begins with a few words about you.']);
    expect(itemsOf('This would help with any job')[0]).toMatch(/^Say how to reach you/);
    expect(server.requestsOf(compareResume)[0]?.body).toMatchObject({ job_id: 5, language: 'en', document });
  });

  it('adds a skill that they have, and it is compared again', async () => {
    const { press, server } = open();
    await press('I have this: add Excel');
    await screen.findByText('“Excel” was added to your skills.');
    await waitFor(() => expect(server.requestsOf(compareResume)).toHaveLength(2));
    expect(server.requestsOf(compareResume)[1]?.body.document.skills).toContainEqual({ name: 'Excel' });
    await press('Undo');
    expect(screen.queryByDisplayValue('Excel')).toBeNull();
  });

  it('puts the sentence before the summary, or asks for other words', async () => {
    const { press, server } = open();
    await press('Other words');
    await waitFor(() => expect(server.requestsOf(compareResume).at(-1)?.body.variant).toBe(1));
    await press('Put it before my summary');
    expect(screen.getByLabelText<HTMLTextAreaElement>('A few words about you').value).toBe(
      'As Barista at Kopi Co, I worked with latte art.\nI like mornings.',
    );
  });

  it('makes a copy of the chosen changes, and the résumé stays as it is', async () => {
    const { press, person, server } = visit('/resume-templates?job=5', {
      answers: [
        drawn,
        compared,
        answer(generateResume, () => ({ resume: aResume({ id: 9, kind: 'generated' }) })),
      ],
    });
    await screen.findByText('Shown: 2 of 4');
    const lines = screen.getByText('Taught latte art.').closest('ol') as HTMLElement;
    expect(
      within(lines)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Taught latte art. moved up', 'Made tea. ', 'Opened the bar. left out']);
    await person.click(screen.getByRole('checkbox', { name: 'Order of your skills' }));
    await press('Make the copy');
    const notice = await screen.findByText(/^This is a copy for one job\./);
    expect(window.document.activeElement).toBe(notice.closest('[tabindex]'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Points').value).toBe('Taught latte art.\nMade tea.');
    await press('Save to my résumés');
    await waitFor(() => expect(server.requestsOf(generateResume)).toHaveLength(1));
    const { body } = server.requestsOf(generateResume)[0] ?? {};
    expect(body?.resume_id).toBeUndefined();
    expect(body?.document.skills).toEqual(document.skills);
    const kept = JSON.parse(localStorage.getItem('jh-draft:resume-builder:7:new') ?? '{}');
    expect(JSON.stringify(kept)).toContain('Opened the bar.');
  });

  it('keeps an earlier copy for the job beside another one', async () => {
    const { press, person } = open();
    for (const text of ['First copy.', 'Second copy.']) {
      await screen.findByText('Shown: 2 of 4');
      await press('Make the copy');
      await screen.findByText(/^This is a copy for one job\./);
      await person.clear(screen.getByLabelText('Points'));
      await person.type(screen.getByLabelText('Points'), text);
    }
    const copies = ['5', '5-2'].map((key) => localStorage.getItem(`jh-draft:resume-builder:7:copy-${key}`));
    expect(copies.map((copy) => copy?.includes('First copy.'))).toEqual([true, false]);
    expect(copies[1]).toContain('Second copy.');
  });

  it('chooses a saved job, or pastes one from elsewhere, whose text survives a reload', async () => {
    const saved = answer(listSavedJobs, () => ({
      ...{ total: 1, page: 1, size: 30 },
      saved_jobs: [{ id: 1, job: aCard, saved_at: 1, application_id: null }],
    }));
    const answers = [drawn, compared, saved];
    const first = visit('/resume-templates', { answers });
    await first.person.click(await screen.findByRole('heading', { name: 'Fit it to a job' }));
    await first.press('Compare');
    await screen.findByText('Paste the text of the advertisement first.');
    const field = screen.getByLabelText<HTMLTextAreaElement>('The text of a job from elsewhere');
    expect(window.document.activeElement).toBe(field);
    await first.person.type(field, 'Cook');
    first.unmount();
    const { person, press, server } = visit('/resume-templates', { answers });
    await person.click(await screen.findByRole('heading', { name: 'Fit it to a job' }));
    await press('Compare');
    await screen.findByText('Shown: 2 of 4');
    expect(server.requestsOf(compareResume)[0]?.body).toMatchObject({ job_text: 'Cook' });
    const result = screen.getByRole('heading', { name: 'Compared with “Head barista”' });
    expect(window.document.activeElement).toBe(result);
    await press('Compare with another job');
    expect(window.document.activeElement?.tagName).toBe('SUMMARY');
    await person.selectOptions(await screen.findByLabelText('One of your saved jobs'), 'Roaster');
    await waitFor(() => expect(server.requestsOf(compareResume).at(-1)?.body).toMatchObject({ job_id: 12 }));
  });

  it('comes from the page of résumés to this part, which is open and has the focus', async () => {
    open('/resume-templates#jhp-fit');
    await screen.findByLabelText('The text of a job from elsewhere');
    const heading = screen.getByRole('heading', { name: 'Fit it to a job' });
    expect(window.document.activeElement).toBe(heading.closest('summary'));
  });

  it('can try again after a failure, with nothing lost', async () => {
    const { press, server } = visit('/resume-templates?job=5', { answers: [drawn, hangUp(compareResume)] });
    await screen.findByText('No connection.');
    server.use(compared);
    await press('Try again');
    await screen.findByText('Shown: 2 of 4');
    screen.getByDisplayValue('I like mornings.');
  });
});
