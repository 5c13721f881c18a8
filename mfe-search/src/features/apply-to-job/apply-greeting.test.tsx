import { applyToJob } from '@jobharbor/shared/calls/data/apply-to-job';
import { getApplicationDraft } from '@jobharbor/shared/calls/data/get-application-draft';
import { getAccountSetting } from '@jobharbor/shared/calls/jobseeker-account/get-account-setting';
import { listGreetings } from '@jobharbor/shared/calls/jobseeker-phrases/list-greetings';
import { setSession } from '@jobharbor/shared/session';
import { answer } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeApplyDraft } from '../../common/job-news/apply-draft.ts';
import {
  answers,
  applied,
  drafts,
  fillIn,
  goToCheck,
  next,
  path,
  send,
  sent,
} from '../../testing/application-form.ts';
import { maria } from '../../testing/builders.ts';
import { renderSearch } from '../../testing/render-search.tsx';

beforeEach(() => localStorage.clear());

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

  it('reads that it is sent by itself when the message is emptied, where that was chosen', async () => {
    const setting = answer(getAccountSetting, () => ({
      ...{ email: null, is_email_verify: false, has_password: true, language: null, country_key: 'ph' },
      notifications: { messages: { email: true }, applications: { email: true }, alerts: { email: true } },
      automatic: { greeting: true, resume: false },
    }));
    renderSearch(path, { user: maria, answers: [...answers, greetings, setting] });
    await screen.findByDisplayValue('Good day, I can start soon.');
    await userEvent.clear(await field());
    expect(await screen.findByText(/If you leave this empty, your greeting is sent/)).toBeTruthy();
  });

  it('has its placeholders filled', async () => {
    const named = { ...greeting, text: 'Is {job} at {company} open, {name}?' };
    const answered = answer(listGreetings, () => ({ greetings: [named] }));
    renderSearch(path, { user: maria, answers: [...answers, answered] });
    const { value } = await screen.findByDisplayValue<HTMLTextAreaElement>(/open/);
    expect(value).not.toMatch(/[{}]/);
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
