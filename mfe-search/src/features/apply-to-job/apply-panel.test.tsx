import { applyToJob } from '@jobharbor/shared/calls/apply-to-job';
import { checkApplication } from '@jobharbor/shared/calls/check-application';
import { getApplicationDraft } from '@jobharbor/shared/calls/get-application-draft';
import { getJobStatic } from '@jobharbor/shared/calls/get-job-static';
import { listGreetings } from '@jobharbor/shared/calls/list-greetings';
import { listResumes } from '@jobharbor/shared/calls/list-resumes';
import { saveApplicationDraft } from '@jobharbor/shared/calls/save-application-draft';
import { setSession } from '@jobharbor/shared/session';
import { latch } from '@jobharbor/shared/testing';
import { answer, hangUp, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeApplyDraft } from '../../common/apply-draft.ts';
import { aJobStatic, anApplication, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

const question = {
  id: 1,
  question: 'Can you work nights?',
  kind: 'yes_no' as const,
  options: [],
  is_required: true,
};
const resume = {
  id: 4,
  filename: 'maria.pdf',
  format: 'pdf' as const,
  size: 1,
  uploaded_at: 1,
  kind: 'uploaded' as const,
};
const profile = {
  ...{ first_name: 'Maria', last_name: 'Cruz', avatar_url: null, headline: 'Ward nurse', location: null },
  ...{ summary: null, working_since: 2018, notice_period_id: null },
  skills: [{ name: 'Triage', proficiency: null }],
};
const answers = [
  answer(checkApplication, () => ({ profile })),
  answer(getJobStatic, () => aJobStatic({ screening_questions: [question] })),
  answer(listResumes, () => ({ resumes: [resume], max_uploaded: 3, max_bytes: 5_242_880 })),
];
const applied = () => ({ application: anApplication(), job_categories: [], company_industry: null });
const path = '/job/nurse-11?apply=1';
const sent = () => testServer().requestsOf(applyToJob);

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('jh-draft:apply:'));

beforeEach(() => localStorage.clear());

async function fillIn(message = 'I have five years of ward experience.') {
  await userEvent.type(await screen.findByRole('textbox', { name: /Message/ }), message);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
}
const next = () => screen.getByRole('button', { name: 'Continue' });
async function goToCheck() {
  await userEvent.click(next());
  await screen.findByRole('checkbox', { name: 'maria.pdf', checked: true });
}
const send = () => screen.getByRole('button', { name: 'Send application' });

describe('somebody who applies for a job that is not open to everybody', () => {
  const restricted = answer(getJobStatic, () => aJobStatic({ applicant_countries: ['ph', 'sg'] }));
  const checked = (eligibility: 'not_open' | 'unknown' | 'fits', ...work_eligibility: string[]) =>
    answer(checkApplication, () => ({ profile: { ...profile, work_eligibility }, eligibility }));

  it('learns before the form that their profile does not fit, why, and where to change it', async () => {
    renderSearch(path, {
      user: maria,
      answers: [...answers, restricted, checked('not_open', 'us')],
    });
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Philippines, Singapore');
    expect(notice.textContent).toContain('you may work in: United States');
    const change = within(notice).getByRole('link', { name: 'Change where you may work' });
    expect(change.getAttribute('href')).toBe('/en/ph/profile#work');
    await userEvent.click(next());
    expect(screen.queryByRole('checkbox', { name: 'maria.pdf' })).toBeNull();
    testServer().use(checked('fits', 'us', 'sg'));
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await goToCheck();
  });

  it.each([
    ['unsaid', 'You may need a work permit'],
    ['sponsored', 'The employer arranges a work visa'],
  ] as const)('learns who gets a permit for a job abroad: %s', async (work_permit, title) => {
    const check = answer(checkApplication, () => ({
      profile,
      eligibility: 'fits' as const,
      countries: ['us'],
      work_permit,
    }));
    renderSearch(path, {
      user: maria,
      answers: [...answers, answer(getJobStatic, () => aJobStatic()), check],
    });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(/may work in Philippines/)).toBeTruthy();
    await goToCheck();
  });

  it('may apply where the profile says nothing', async () => {
    renderSearch(path, { user: maria, answers: [...answers, restricted, checked('unknown')] });
    expect(await screen.findByText('Say where you may work')).toBeTruthy();
    await goToCheck();
  });
});

describe('somebody with a greeting', () => {
  const greeting = { id: 1, version: 1, text: 'Good day, I can start soon.', is_default: true };
  const other = { ...greeting, id: 2, text: 'Another one', is_default: false };
  const greetings = answer(listGreetings, () => ({ greetings: [other, greeting] }));
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Message/ });

  it('finds it in a new application, may change it, and sends what they see', async () => {
    renderSearch(path, { user: maria, answers: [...answers, greetings, answer(applyToJob, applied)] });
    await screen.findByDisplayValue('Good day, I can start soon.');
    expect(screen.getByText(/This is your greeting/)).toBeTruthy();
    // Not a draft before something was typed.
    expect(drafts()).toEqual([]);
    await fillIn(' I live near.');
    expect(screen.queryByText(/This is your greeting/)).toBeNull();
    await goToCheck();
    await userEvent.click(send());
    await screen.findByRole('heading', { name: 'Your application is on its way' });
    expect(sent()).toMatchObject([{ body: { first_message: 'Good day, I can start soon. I live near.' } }]);
  });

  it('that nobody has put into use finds an empty message', async () => {
    const unused = answer(listGreetings, () => ({ greetings: [other] }));
    renderSearch(path, { user: maria, answers: [...answers, unused] });
    await expect.poll(() => testServer().requestsOf(listGreetings).length).toBe(1);
    expect((await field()).value).toBe('');
  });

  it('finds it neither over a draft of this device, nor over one of another', async () => {
    storeApplyDraft(maria.id, 11, { key: 'k', message: '', answers: { 1: 'yes' }, at: Date.now() });
    const here = renderSearch(path, { user: maria, answers: [...answers, greetings] });
    await expect.poll(() => testServer().requestsOf(listGreetings).length).toBe(1);
    expect((await field()).value).toBe('');
    here.unmount();
    localStorage.clear();
    const draft = { first_message: 'Elsewhere', screening_answers: [], written_at: 1_795_000_000 };
    renderSearch(path, {
      user: maria,
      answers: [...answers, greetings, answer(getApplicationDraft, () => ({ draft }))],
    });
    await screen.findByDisplayValue('Elsewhere');
    expect(screen.queryByText(/This is your greeting/)).toBeNull();
  });

  it('finds none behind their back after signing in on the way', async () => {
    const { session } = renderSearch(path, { answers: [...answers, greetings] });
    await screen.findByRole('button', { name: 'Continue' });
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(next());
    await screen.findByRole('link', { name: 'Sign in and send' });
    act(() => setSession(session, maria));
    await screen.findByRole('checkbox', { name: 'maria.pdf', checked: true });
    expect(screen.queryByText('Good day, I can start soon.')).toBeNull();
    expect(testServer().requestsOf(listGreetings)).toEqual([]);
  });
});

describe('somebody who applies', () => {
  it('sends message, answers and newest résumé, and learns what comes next', async () => {
    const { navigation, told } = renderSearch(path, {
      user: maria,
      answers: [...answers, answer(applyToJob, applied)],
    });
    await fillIn();
    await goToCheck();
    await userEvent.click(send());
    expect(await screen.findByRole('heading', { name: 'Your application is on its way' })).toBeTruthy();
    expect(navigation.entries.at(-1)).toBe('/en/ph/job/nurse-11/apply/success');
    expect(sent()).toMatchObject([
      {
        body: {
          first_message: 'I have five years of ward experience.',
          screening_answers: [{ question_id: 1, answer: 'yes' }],
          resume_ids: [4],
        },
      },
    ]);
    expect(told).toContainEqual({ name: 'job:applied', payload: { jobId: 11, applicationId: 90 } });
    expect(screen.getByRole('link', { name: 'Write to the recruiter' }).getAttribute('href')).toBe(
      '/en/ph/chat-home/33',
    );
    expect(drafts()).toEqual([]);
  });

  it('sends one application by a double click', async () => {
    const response = latch();
    renderSearch(path, {
      user: maria,
      answers: [
        ...answers,
        answer(applyToJob, async () => {
          await response.released;
          return applied();
        }),
      ],
    });
    await fillIn();
    await goToCheck();
    await userEvent.dblClick(send());
    // Bypasses the disabled state of the button.
    fireEvent.click(screen.getByRole('button', { name: /Send application|Sending/ }));
    response.release();
    await screen.findByRole('heading', { name: 'Your application is on its way' });
    expect(sent()).toHaveLength(1);
  });

  it('tries again under the same key, so that two attempts are one application', async () => {
    renderSearch(path, { user: maria, answers: [...answers, hangUp(applyToJob)] });
    await fillIn();
    await goToCheck();
    await userEvent.click(send());
    expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached.');
    testServer().use(answer(applyToJob, applied));
    await userEvent.click(send());
    await screen.findByRole('heading', { name: 'Your application is on its way' });
    const keys = sent().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is shown the question that must be answered first', async () => {
    renderSearch(path, { user: maria, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please answer this question.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
    expect(sent()).toEqual([]);
  });

  it('finds text and answers again after the session ended, and after a reload', async () => {
    const first = renderSearch(path, {
      user: maria,
      answers: [...answers, refuse(applyToJob, 40003, { message: 'Signed out.' })],
    });
    await fillIn('Kept words');
    await goToCheck();
    await userEvent.click(send());
    await screen.findByText(/Signed out/);
    first.unmount();
    renderSearch('/job/nurse-11?apply=check', { user: maria, answers });
    expect(await screen.findByText('Kept words')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByDisplayValue('Kept words')).toBeTruthy();
    expect((screen.getByRole('radio', { name: 'Yes' }) as HTMLInputElement).checked).toBe(true);
  });

  it('keeps the text when the job closes meanwhile', async () => {
    renderSearch(path, {
      user: maria,
      answers: [...answers, refuse(applyToJob, 40010, { message: 'Nurse has been closed.' })],
    });
    await fillIn('Kept words');
    await goToCheck();
    await userEvent.click(send());
    expect(await screen.findByText('Nurse has been closed.')).toBeTruthy();
    expect(screen.getByText('Kept words')).toBeTruthy();
    expect(send().getAttribute('aria-disabled')).toBe('true');
  });

  it('as a guest writes first, signs in, and finds the text under the new name', async () => {
    const guest = renderSearch(path, { answers });
    await fillIn('From a guest');
    await userEvent.click(next());
    expect((await screen.findByRole('link', { name: 'Sign in and send' })).getAttribute('href')).toBe(
      `/en/ph/get-started?redirect=${encodeURIComponent('/en/ph/job/nurse-11?apply=check')}`,
    );
    guest.unmount();
    renderSearch(path, { user: maria, answers });
    expect(await screen.findByDisplayValue('From a guest')).toBeTruthy();
    expect(drafts()).toEqual(['jh-draft:apply:7:11']);
  });

  it('is told at once when the job closes while the form is open, and keeps what was written', async () => {
    let status: 'open' | 'closed' = 'open';
    const job = answer(getJobStatic, () => aJobStatic({ screening_questions: [question], status }));
    renderSearch(path, { user: maria, answers: [...answers, job] });
    await fillIn('Kept words');
    status = 'closed';
    window.dispatchEvent(new Event('visibilitychange'));
    const dialog = screen.getByRole('dialog');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('This job is closed');
    expect(screen.getByDisplayValue('Kept words')).toBeTruthy();
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(next());
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
  });

  it('is told of an incomplete profile before, with a way that leads back here', async () => {
    renderSearch(path, { user: { ...maria, is_profile_completed: false }, answers });
    const link = await screen.findByRole('link', { name: 'Complete your profile' });
    expect(link.getAttribute('href')).toBe(
      `/en/ph/jobseeker-complete-profile?redirect=${encodeURIComponent('/en/ph/job/nurse-11?apply=1')}`,
    );
  });

  it('as a guest answers the questions, then signs in, in one of three steps', async () => {
    renderSearch(path, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(next());
    const heading = await screen.findByRole('heading', { name: /Step 2 of 3/ });
    expect(document.activeElement).toBe(heading);
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(dialog.querySelectorAll('.jh-button--primary')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
  });

  it('stands before the button that sends as soon as they have signed in', async () => {
    const { session } = renderSearch(path, { answers });
    await screen.findByRole('button', { name: 'Continue' });
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(next());
    await screen.findByRole('link', { name: 'Sign in and send' });
    act(() => setSession(session, maria));
    expect(document.activeElement).toBe(send());
    expect(screen.getByRole('heading', { name: /Step 3 of 3/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in and send' })).toBeNull();
  });

  it('sees before sending what the employer gets: words, answers and profile', async () => {
    renderSearch(path, { user: maria, answers });
    await fillIn('My words');
    await goToCheck();
    expect(screen.getByRole('heading', { name: /Step 2 of 2/ })).toBeTruthy();
    const facts = await screen.findByText('Ward nurse');
    expect(facts).toBeTruthy();
    const { textContent } = screen.getByRole('dialog');
    for (const text of ['My words', 'Maria Cruz', 'Triage', '2018', 'Yes'])
      expect(textContent).toContain(text);
  });

  it('sends up to three résumés, in the order in which they were chosen', async () => {
    const files = [4, 5, 6, 7].map((id) => ({ ...resume, id, filename: `${id}.pdf`, is_default: id === 6 }));
    const many = answer(listResumes, () => ({ resumes: files, max_uploaded: 3, max_bytes: 5_242_880 }));
    renderSearch(path, { user: maria, answers: [...answers, many, answer(applyToJob, applied)] });
    await fillIn();
    await userEvent.click(next());
    await screen.findByRole('checkbox', { name: '6.pdf', checked: true });
    await userEvent.click(screen.getByRole('checkbox', { name: '7.pdf' }));
    await userEvent.click(screen.getByRole('checkbox', { name: '4.pdf' }));
    expect((screen.getByRole('checkbox', { name: '5.pdf' }) as HTMLInputElement).disabled).toBe(true);
    await userEvent.click(send());
    await screen.findByRole('heading', { name: 'Your application is on its way' });
    expect(sent()).toMatchObject([{ body: { resume_ids: [6, 7, 4] } }]);
  });

  it('is told before what the employer asks for, and when the answer is another', async () => {
    const asked = { ...question, kind: 'text' as const };
    const questions = [
      { ...question, expected: { answers: ['yes'] } },
      { ...asked, id: 2, question: 'Years?', format: 'number' as const, expected: { least: '3' } },
      { ...asked, id: 3, question: 'From?', format: 'date' as const, is_required: false },
    ];
    const job = answer(getJobStatic, () => aJobStatic({ screening_questions: questions }));
    renderSearch(path, { user: maria, answers: [...answers, job] });
    const years = await screen.findByRole('textbox', { name: 'Years?' });
    expect(screen.getByText('The employer asks for: \u2068Yes\u2069')).toBeTruthy();
    expect(screen.getByText('The employer asks for \u20683\u2069 or more.')).toBeTruthy();
    const other = /This is not what the employer asks for/;
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.getAllByText(other)).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(screen.queryByText(other)).toBeNull();
    await userEvent.type(years, 'three');
    await userEvent.click(next());
    expect(await screen.findByText('Write a number in digits, such as 2.5.')).toBeTruthy();
    expect(document.activeElement).toBe(years);
    await userEvent.clear(years);
    await userEvent.type(years, '٤');
    await goToCheck();
    expect(screen.getByText('4')).toBeTruthy();
  });

  it('is not asked to sign in while the site still looks who they are', async () => {
    const { session } = renderSearch(path, { user: maria, answers });
    act(() => session.setState({ status: 'unknown', user: maria }, true));
    await userEvent.click(await screen.findByRole('radio', { name: 'Yes' }));
    await userEvent.click(next());
    expect(await screen.findByRole('button', { name: 'Send application' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Sign in and send' })).toBeNull();
  });

  const onServer = (first_message: string, written_at: number) =>
    answer(getApplicationDraft, () => ({
      draft: { first_message, screening_answers: [{ question_id: 1, answer: 'yes' }], written_at },
    }));
  const soon = Math.floor(Date.now() / 1_000) + 60;
  const kept = () => testServer().requestsOf(saveApplicationDraft);

  it('finds what they wrote on another device', async () => {
    renderSearch(path, { user: maria, answers: [...answers, onServer('From my phone', soon)] });
    expect(await screen.findByDisplayValue('From my phone')).toBeTruthy();
    expect((screen.getByRole('radio', { name: 'Yes' }) as HTMLInputElement).checked).toBe(true);
    expect(drafts()).toEqual(['jh-draft:apply:7:11']);
  });

  it('keeps the later words of this device, which go to the server as soon as the page is left', async () => {
    storeApplyDraft(7, 11, { key: 'k', message: 'Later words', answers: {}, at: soon * 1_000 });
    const view = renderSearch(path, { user: maria, answers: [...answers, onServer('Earlier words', 5)] });
    await userEvent.type(await screen.findByDisplayValue('Later words'), '!');
    expect(kept()).toEqual([]);
    view.unmount();
    await waitFor(() => expect(kept()).toMatchObject([{ body: { first_message: 'Later words!' } }]));
  });

  it('takes what was written as a guest along to the server after signing in', async () => {
    const view = renderSearch(path, { answers });
    await fillIn('From a guest');
    act(() => setSession(view.session, maria));
    view.unmount();
    await waitFor(() => expect(kept()).toMatchObject([{ body: { first_message: 'From a guest' } }]));
  });

  it('does not find somebody else’s text', async () => {
    const first = renderSearch(path, { user: maria, answers });
    await fillIn('Private words');
    first.unmount();
    renderSearch(path, { user: { ...maria, id: 8 }, answers });
    await screen.findByRole('textbox', { name: /Message/ });
    expect(screen.queryByDisplayValue('Private words')).toBeNull();
  });

  it('closes the form and has the job’s address back', async () => {
    const { navigation } = renderSearch(path, { user: maria, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Finish later' }));
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/nurse-11'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
