import { applyToJob } from '@jobharbor/shared/calls/data/apply-to-job';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import { setSession } from '@jobharbor/shared/session';
import { latch } from '@jobharbor/shared/testing';
import { answer, hangUp } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answers,
  applied,
  drafts,
  fillIn,
  goToCheck,
  next,
  path,
  question,
  resume,
  send,
  sent,
} from '../../testing/application-form.ts';
import { aJobStatic, aMe, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

beforeEach(() => localStorage.clear());

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

  it('says their name first if the account has none, and both are sent by one press', async () => {
    const { session } = renderSearch(path, {
      user: { ...maria, first_name: '' },
      answers: [
        ...answers,
        answer(updateMe, ({ body }) => aMe({ first_name: body.first_name ?? '' })),
        answer(applyToJob, applied),
      ],
    });
    await fillIn();
    await goToCheck();
    await userEvent.click(send());
    const field = screen.getByRole('textbox', { name: 'Your first name' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(sent()).toEqual([]);
    await userEvent.type(field, ' 美玲 ');
    await userEvent.click(send());
    await screen.findByRole('heading', { name: 'Your application is on its way' });
    expect(testServer().requestsOf(updateMe).at(-1)?.body).toEqual({ first_name: '美玲' });
    expect(session.getState().user?.first_name).toBe('美玲');
    expect(sent()).toHaveLength(1);
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

  it('closes the form and has the job’s address back', async () => {
    const { navigation } = renderSearch(path, { user: maria, answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Finish later' }));
    await waitFor(() => expect(navigation.entries.at(-1)).toBe('/en/ph/job/nurse-11'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
