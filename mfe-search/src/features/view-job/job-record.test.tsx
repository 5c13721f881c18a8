import { listSimilarJobs } from '@jobharbor/shared/calls/job/list-similar-jobs';
import type { JobRecord } from '@jobharbor/shared/contracts/jobs/job-record';
import { answer } from '@jobharbor/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJob } from '../../testing/builders.ts';
import { jobAnswers, plainText } from '../../testing/job-answers.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const day = 86_400;
const yesterday = aJob().posted_at;
const nothing = { postings: null, open_since: null, unanswered: null };
const aRecord = (record: Partial<JobRecord>): JobRecord => ({
  ...{ ...nothing, posted_dates: [], reply: null },
  ...record,
});

describe('somebody who reads a job', () => {
  it('reads how often it was posted, how long it is open and that nobody was answered, and the reply', async () => {
    const record = aRecord({
      ...{ postings: 3, posted_dates: [1_767_225_600, 1_772_323_200, 1_775_001_600] },
      ...{ open_since: yesterday - 140 * day, unanswered: 23 },
      reply: { sentence: 'Wir stellen vier Leute ein.', language: 'de', written_at: 1_775_001_600 },
    });
    renderSearch('/job/nurse-11', { answers: jobAnswers({ record_details: record }) });
    const heading = await screen.findByRole('heading', { name: 'Facts about this ad' });
    const facts = within(heading.closest('section') as HTMLElement);
    const lines = facts.getAllByRole('listitem').map(({ textContent }) => plainText(textContent));
    expect(lines[0]).toMatch(/: January 1, 2026 · March 1, 2026 · April 1, 2026$/);
    expect(lines[1]).toMatch(/^Open for 140 days, since July 3, 2026$/);
    expect(lines[2]).toBe(
      'None of 23 applications here in 180 days got an answer. Those of the last 14 days are not counted.',
    );
    expect(facts.getByText('Wir stellen vier Leute ein.').closest('[lang]')?.getAttribute('lang')).toBe('de');
    expect(plainText(facts.getByText(/^The employer’s reply/).textContent)).toContain('April 1, 2026');
  });

  it('reads below its company how it treats applicants', async () => {
    const employer_record = {
      answers: { applications: 40, answered: 30, median_seconds: null },
      ...{ interviews: null, reply: null },
    };
    renderSearch('/job/nurse-11', { answers: jobAnswers({ employer_record }) });
    const heading = await screen.findByRole('heading', { name: 'How it treats applicants' });
    expect(heading.closest('section')?.textContent).toMatch(/75%.* of 40 applications/);
  });

  it('reads nothing of the kind about most jobs', async () => {
    renderSearch('/job/nurse-11', { answers: jobAnswers() });
    await screen.findByRole('heading', { name: 'Skills' });
    expect(screen.queryByRole('heading', { name: 'Facts about this ad' })).toBeNull();
  });

  it('reads the weightiest fact alone on a card', async () => {
    const records = [
      { postings: 4, open_since: yesterday - 200 * day, unanswered: 6 },
      { ...nothing, postings: 4, open_since: yesterday - 200 * day },
      { ...nothing, open_since: yesterday - 200 * day },
      undefined,
    ];
    renderSearch('/job/nurse-11', {
      answers: [
        ...jobAnswers(),
        answer(listSimilarJobs, () => ({
          jobs: records.map((record, index) => aJob({ id: 20 + index, ...(record && { record }) })),
          pay: null,
        })),
      ],
    });
    await screen.findByText(/6 applications, no answer/);
    const places = [...document.querySelectorAll('.jhs-card__places')].map(({ textContent }) =>
      plainText(textContent)?.split(' · ').at(-1),
    );
    expect(places).toEqual([
      ...['6 applications, no answer', 'Posted 4 times', 'Open for 200 days', 'Full-time'],
    ]);
  });
});
