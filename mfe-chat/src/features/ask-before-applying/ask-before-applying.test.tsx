import { checkChatStart } from '@jobharbor/shared/calls/job-application/check-chat-start';
import { endChat } from '@jobharbor/shared/calls/job-application/end-chat';
import { startChat } from '@jobharbor/shared/calls/job-application/start-chat';
import { type Chat, noApplicationId } from '@jobharbor/shared/contracts/chat/chat';
import { errorCode } from '@jobharbor/shared/errors';
import { answer } from '@jobharbor/shared/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aChat, aMessage, yesterdayNoon } from '../../testing/builders.ts';
import { findField, renderChat } from '../../testing/render-chat.ts';

const start = { by: 'jobseeker', at: yesterdayNoon, ended_by: null, ended_at: null } as const;
const aStartedChat = (changes: Partial<NonNullable<Chat['start']>> = {}) =>
  aChat({
    application_id: noApplicationId,
    application_label: changes.ended_by ? 'withdrawn' : 'pending',
    start: { ...start, ...changes },
  });

const checked = (
  obstacle: { code: number; message: string } | null,
  chat_id: number | null = null,
  greeting: string | null = null,
) =>
  answer(checkChatStart, () => ({
    job: { id: 11, slug: 'nurse', title: 'Nurse', language: 'en' },
    company: { id: 3, name: 'Bay Clinic', logo_url: null },
    ...{ chat_id, obstacle, greeting },
  }));

const ask = (...answers: NonNullable<NonNullable<Parameters<typeof renderChat>[1]>['answers']>) =>
  renderChat([aMessage(1)], { path: '/chat-home/ask/11', chat: aStartedChat(), answers });

it('sends a question about a job and opens the chat', async () => {
  const sent: string[] = [];
  ask(
    checked(null),
    answer(startChat, ({ body }) => {
      sent.push(`${body.job_id} ${body.text}`);
      return { chat: aStartedChat() };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send question' }));
  await screen.findByText('This field is required.');
  await userEvent.type(screen.getByRole('textbox', { name: /Your question/ }), ' Nights, too? ');
  await userEvent.click(screen.getByRole('button', { name: 'Send question' }));
  await findField();
  expect(sent).toEqual(['11 Nights, too?']);
  expect(await screen.findByText('You asked before applying.')).toBeDefined();
  expect(screen.queryByTitle('Application')).toBeNull();
});

it('keeps the question while it cannot be sent, and after a reload', async () => {
  const { unmount } = ask(
    checked(null),
    answer(startChat, () => {
      throw new Error('down');
    }),
  );
  const field = await screen.findByRole('textbox', { name: /Your question/ });
  await userEvent.type(field, 'Nights, too?');
  unmount();
  ask(checked(null));
  const kept = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Your question/ });
  expect(kept.value).toBe('Nights, too?');
});

it.each([
  [errorCode.profileIncomplete, 'Complete your profile', '/jobseeker-complete-profile'],
  [errorCode.notEligible, 'See where you may work', '/profile#work'],
  [errorCode.chatStartLimit, 'Go to the job', 'nurse'],
])('says what prevents a question and leads to the mend: %i', async (code, name, path) => {
  ask(checked({ code, message: `The reason ${code}` }));
  expect(await screen.findByText(`The reason ${code}`)).toBeDefined();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toContain(path);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows the greeting that is sent first, and marks it in the chat as automatic', async () => {
  ask(checked(null, null, 'Hello Ana'));
  expect(await screen.findByText('Hello Ana')).toBeDefined();
  expect(screen.getByText('Your greeting is sent first:')).toBeDefined();
  renderChat([aMessage(1, { is_automatic: true }), aMessage(2)], { chat: aStartedChat() });
  expect(await screen.findAllByText('Sent automatically')).toHaveLength(1);
});

it('opens the chat about the job where there is one', async () => {
  ask(checked(null, 33));
  await findField();
});

it('ends with one press, after which only who ended it can write again', async () => {
  const { server } = renderChat([aMessage(1)], {
    chat: aStartedChat(),
    answers: [
      answer(endChat, () => {
        server.chat = aStartedChat({ ended_by: 'jobseeker', ended_at: yesterdayNoon });
        return { chat: server.chat };
      }),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'End the conversation' }));
  await screen.findByText('You ended this conversation.');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Message to Ana Reyes' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Write again' }).getAttribute('href')).toContain('/ask/11?again=1');
  expect(screen.queryByText(/withdrawn/)).toBeNull();
});

it('says that the recruiter ended it, and offers to apply', async () => {
  renderChat([aMessage(1)], { chat: aStartedChat({ ended_by: 'recruiter', ended_at: yesterdayNoon }) });
  await screen.findByText(/Ana Reyes.* has ended this conversation\./);
  expect(screen.queryByRole('link', { name: 'Write again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toContain('?apply=1');
});
