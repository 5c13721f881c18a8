import { answerResume } from '@jobharbor/shared/calls/job-application/answer-resume';
import { listResumes } from '@jobharbor/shared/calls/jobseeker-resumes/list-resumes';
import type { Message, ResumeAnswer } from '@jobharbor/shared/contracts/chat/message';
import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { answer } from '@jobharbor/shared/testing/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aMessage, yesterdayNoon } from '../../testing/builders.ts';
import { renderChat } from '../../testing/render-chat.ts';

type Exchange = Extract<Message, { kind: 'resume' }>;
const aRequest = (wanted: Partial<Exchange> = {}): Exchange => ({
  ...{ id: 2, chat_id: 33, client_key: null, sender: 'recruiter', sent_at: yesterdayNoon + 120 },
  ...{ status: 'read', kind: 'resume', state: 'requested', resume: null, text: 'x' },
  ...wanted,
});
const shared = aRequest({ state: 'accepted', resume: { filename: 'Ana.pdf', format: 'pdf', size: 2_000 } });
const aResume = (id: number, filename: string, rest: Partial<Resume> = {}): Resume => ({
  ...{ id, filename, format: 'pdf', size: 2_000, uploaded_at: yesterdayNoon, kind: 'uploaded' },
  ...rest,
});
const has = (...resumes: Resume[]) =>
  answer(listResumes, () => ({ resumes, max_uploaded: 3, max_bytes: 5_000_000 }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('shares the résumé that the person chose, with the default one chosen already, and takes it back', async () => {
  const sent: ResumeAnswer[] = [];
  renderChat([aMessage(1), aRequest()], {
    answers: [
      has(
        aResume(4, 'Old.pdf'),
        aResume(5, 'Ana.pdf', { is_default: true }),
        aResume(6, 'X.pdf', { problem: 'locked' }),
      ),
      answer(answerResume, ({ body }) => {
        sent.push(body);
        return { message: body.action === 'accept' ? shared : aRequest({ state: 'revoked' }) };
      }),
    ],
  });
  await press('Choose a résumé…');
  await screen.findByRole('dialog', { name: 'Request for a résumé' });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Ana.pdf' })).checked).toBe(true);
  expect(screen.queryByRole('radio', { name: 'X.pdf' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Old.pdf' }));
  await press('Share it');
  const link = await screen.findByRole('link', { name: /Ana\.pdf/ });
  expect(link.getAttribute('href')).toBe('/api/jobApplication/chats/33/messages/2/file');
  expect(screen.queryByRole('dialog', { name: 'Request for a résumé' })).toBeNull();
  await press('Take back');
  await screen.findByText(/can no longer open it/);
  expect(sent).toEqual([{ action: 'accept', resume_id: 4 }, { action: 'take_back' }]);
});

it('asks which one, leads to a new one where there is none, and can be declined', async () => {
  const { realtime, unmount } = renderChat([aRequest()], {
    answers: [has(aResume(4, 'A.pdf'), aResume(5, 'B.pdf'))],
  });
  await press('Choose a résumé…');
  await screen.findByRole('radio', { name: 'A.pdf' });
  await press('Share it');
  await screen.findByText('Choose a résumé.');
  await press('Cancel');
  act(() => realtime.receive({ type: 'message', message: aRequest({ state: 'declined' }) }));
  await screen.findByText('You did not share a résumé.');
  // A late copy of the request changes nothing.
  act(() => realtime.receive({ type: 'message', message: aRequest() }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose a résumé…' })).toBeNull());
  unmount();
  renderChat([aRequest()], { answers: [has()] });
  await press('Choose a résumé…');
  const link = await screen.findByRole('link', { name: 'Add a résumé' });
  expect(link.getAttribute('href')).toBe('/en/ph/resume');
  expect(screen.queryByRole('button', { name: 'Share it' })).toBeNull();
});
