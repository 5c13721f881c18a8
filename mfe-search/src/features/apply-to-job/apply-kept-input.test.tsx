import { applyToJob } from '@jobharbor/shared/calls/data/apply-to-job';
import { getApplicationDraft } from '@jobharbor/shared/calls/data/get-application-draft';
import { saveApplicationDraft } from '@jobharbor/shared/calls/data/save-application-draft';
import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { setSession } from '@jobharbor/shared/session';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeApplyDraft } from '../../common/job-news/apply-draft.ts';
import {
  answers,
  drafts,
  fillIn,
  goToCheck,
  next,
  path,
  question,
  send,
} from '../../testing/application-form.ts';
import { aJobStatic, maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

beforeEach(() => localStorage.clear());

describe('somebody whose application is interrupted', () => {
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

  it('is led to confirm their address in a new tab, and the text stays', async () => {
    renderSearch(path, {
      user: maria,
      answers: [...answers, refuse(applyToJob, 42342, { message: 'Confirm your address first.' })],
    });
    await fillIn('Kept words');
    await goToCheck();
    await userEvent.click(send());
    const reason = (await screen.findAllByRole('alert')).find((one) => one.textContent?.includes('Confirm'));
    const link = within(reason as HTMLElement).getByRole<HTMLAnchorElement>('link');
    expect([link.target, link.textContent]).toEqual(['_blank', 'Confirm in a new tab']);
    expect(screen.getByText('Kept words')).toBeTruthy();
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
    expect(within(dialog).getByRole('link', { name: 'See similar jobs' }).getAttribute('href')).toMatch(
      /\/job\/nurse-11#similar$/,
    );
    expect(screen.getByDisplayValue('Kept words')).toBeTruthy();
    expect(next().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(next());
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
  });

  const onServer = (first_message: string, written_at: number) =>
    answer(getApplicationDraft, () => ({
      draft: { first_message, screening_answers: [{ question_id: 1, answer: 'yes' }], written_at },
    }));
  const soon = Math.floor(Date.now() / 1_000) + 60;
  const kept = () => testServer().requestsOf(saveApplicationDraft);

  it('finds what they wrote on another device, and is told for how long it is kept', async () => {
    renderSearch(path, { user: maria, answers: [...answers, onServer('From my phone', soon)] });
    expect(await screen.findByText(/kept for 14 days/)).toBeTruthy();
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
});
