import { answerExternalApplication } from '@jobharbor/shared/calls/job/answer-external-application';
import { listApplications } from '@jobharbor/shared/calls/job-application/list-applications';
import { markNewsSeen } from '@jobharbor/shared/calls/job-application/mark-news-seen';
import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import { shareApplication } from '@jobharbor/shared/calls/job-application/share-application';
import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { errorCode } from '@jobharbor/shared/errors';
import { callPrefix } from '@jobharbor/shared/remote';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { newsCall } from '../../common/list-calls.ts';
import { anApplication, maria, pageInfo, yesterdayNoon } from '../../testing/builders.ts';
import { renderApplications } from '../../testing/render-applications.tsx';

const hour = 3_600;
/** As the header’s slot fetches them for this person. */
const newsKey = [...callPrefix(newsCall), null, maria.id, {}];

const expected = (from: number) => ({
  median_seconds: 3 * 24 * hour,
  answers: 12,
  by: from + 3 * 24 * hour,
  silent_from: from + 6 * 24 * hour,
});

it('shows who did what and when, and the next step', async () => {
  renderApplications(anApplication());
  const progress = (await screen.findByRole('heading', { name: 'Progress' })).parentElement;
  const [first, next] = within(progress as HTMLElement).getAllByRole('listitem');
  expect(first?.textContent).toContain('Application sent');
  expect(first?.textContent).toContain('You · Nov 20, 2026');
  expect(next?.textContent).toContain('Next: \u2068Bay Clinic\u2069 looks at your application');
});

it('shows what was submitted, with links to the chat and the job', async () => {
  renderApplications(anApplication());
  await userEvent.click(await screen.findByText('What you sent'));
  expect(screen.getByText('Good day, I have five years of ward experience.')).toBeTruthy();
  expect(screen.getByText(/Can you work nights\?/)).toBeTruthy();
  expect(screen.getByText('maria.pdf')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open chat' }).getAttribute('href')).toBe('/en/ph/chat-home/33');
  expect(screen.getByRole('link', { name: 'Nurse' }).getAttribute('href')).toBe('/en/ph/job/nurse-11');
});

it('says of an application that its company is blocked, and promises neither a chat nor a next step', async () => {
  const application = anApplication({ chat_id: 33 });
  const { list } = renderApplications(application);
  list.blocked = [application.job.company.id];
  await screen.findByText(/You have blocked this company/);
  expect(screen.getByRole('link', { name: 'Go to the company' }).getAttribute('href')).toMatch(
    new RegExp(`^/en/ph/company/.+-${application.job.company.id}$`),
  );
  expect(screen.queryByRole('link', { name: 'Open chat' })).toBeNull();
  expect(screen.queryByText(/^Next:/)).toBeNull();
  expect(screen.getByRole('button', { name: /Withdraw/ })).toBeTruthy();
});

it('says why the employer ended an accepted application', async () => {
  const decline = { reason: 'other_candidate', text: 'We hope to see you again.' } as const;
  renderApplications(
    anApplication({ status: 'declined', label: 'not_accepted', stage: 'not_accepted', decline }),
  );
  expect(await screen.findByText('\u2068Bay Clinic\u2069 ended the application')).toBeTruthy();
  expect(screen.getByText('Another person was chosen.')).toBeTruthy();
  expect(screen.getByText('We hope to see you again.')).toBeTruthy();
});

it('shows a status change by the employer without a reload', async () => {
  const { list, realtime } = renderApplications(anApplication());
  await screen.findByText('Sent');
  list.applications = [anApplication({ status: 'viewed', label: 'viewed' })];
  realtime.receive({ type: 'application', application_id: 90, label: 'viewed' });
  expect(await screen.findByText('Viewed')).toBeTruthy();
});

it('offers no second question in a window where the first was not asked', async () => {
  const silent = {
    expected_answer: { median_seconds: 60, answers: 3, by: 1_700_000_060, silent_from: 1_700_000_120 },
  };
  const { list, realtime } = renderApplications(anApplication({ ...silent, chat_id: 33 }));
  await screen.findByRole('button', { name: 'Ask politely' });
  list.applications = [anApplication({ ...silent, chat_id: 33, last_message_at: 1_700_000_500 })];
  const message = { id: 9, chat_id: 33, sender: 'jobseeker', client_key: 'a-question', text: 'Hello?' };
  realtime.receive({ type: 'message', message: { ...message, sent_at: 1_700_000_500, status: 'sent' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ask politely' })).toBeNull());
});

it('shows an application that another remote on the page has just sent', async () => {
  const { list, environment } = renderApplications();
  await screen.findByRole('heading', { name: 'You have not applied yet' });
  list.applications = [anApplication()];
  environment.events.emit('job:applied', { jobId: 11, applicationId: 90 });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Nurse' })).toBeTruthy());
});

it('lists an application on another site beside the rest, and takes it off and back', async () => {
  const elsewhere = anApplication({ external_host: 'careers.example', chat_id: null, can_withdraw: false });
  const { list } = renderApplications(elsewhere);
  testServer().use(
    answer(answerExternalApplication, ({ body }) => {
      list.applications = body.answer === 'applied' ? [{ ...elsewhere, id: 91 }] : [];
      return { application: list.applications[0] ?? null };
    }),
  );
  expect(await screen.findByText('Applied on another site')).toBeTruthy();
  expect(screen.getByText(/careers\.example.* on November 20, 2026/)).toBeTruthy();
  expect(screen.getByText(/answers you directly, not here/)).toBeTruthy();
  expect(screen.queryByText('What you sent')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove from my applications' }));
  const undo = await screen.findByRole('button', { name: /Undo/ });
  expect(document.activeElement).toBe(undo);
  await userEvent.click(undo);
  expect(await screen.findByText('Applied on another site')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(
    testServer()
      .requestsOf(answerExternalApplication)
      .map(({ body }) => body),
  ).toEqual([{ answer: 'not_yet' }, { answer: 'applied', applied_at: yesterdayNoon }]);
});

it('does not show a removed and restored application under another filter', async () => {
  const elsewhere = anApplication({ external_host: 'careers.example', chat_id: null, can_withdraw: false });
  const counts = { waiting: 0, answered: 0, ended: 0, elsewhere: 1 };
  renderApplications(elsewhere);
  testServer().use(
    answer(listApplications, ({ query }) => {
      const applications = query.show === undefined ? [elsewhere] : [];
      return { applications, counts, total: applications.length, page: 1, size: 20 };
    }),
    answer(answerExternalApplication, () => ({ application: elsewhere })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from my applications' }));
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  await screen.findByText('Applied on another site');
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'waiting');
  await waitFor(() => expect(screen.queryByText('Applied on another site')).toBeNull());
});

it('lists each résumé that was sent, and writes answers as people read them', async () => {
  const asked = { question_id: 1, kind: 'text' as const };
  renderApplications(
    anApplication({
      resumes: [{ filename: 'one.pdf' }, { filename: 'two.pdf' }],
      screening_answers: [
        { ...asked, question: 'Nights?', kind: 'yes_no', answer: 'no', is_expected: false },
        { ...asked, question: 'Steps a day?', format: 'number', answer: '12000.5' },
        { ...asked, question: 'From?', format: 'date', answer: '2027-02-28' },
      ],
    }),
  );
  await userEvent.click(await screen.findByText('What you sent'));
  expect(screen.getByRole('link', { name: 'two.pdf' }).getAttribute('href')).toBe(
    '/api/jobApplication/jobseekers/90/resume?number=2',
  );
  expect(screen.getByText('No').closest('dd')?.textContent).toBe('No · Not what the employer asked for');
  expect(screen.getByText('12,000.5')).toBeTruthy();
  expect(screen.getByText('February 28, 2027')).toBeTruthy();
});

it('links to the résumé that was sent, tells who opened what, and lets the person stop that', async () => {
  const openings = [{ at: yesterdayNoon, by: 'Ana Reyes', part: 'resume' as const }];
  const { list } = renderApplications(anApplication({ is_shared: true, openings }));
  testServer().use(
    answer(shareApplication, ({ body }) => {
      list.applications = [anApplication({ is_shared: body.is_shared, openings })];
      return { application: list.applications[0] as Application };
    }),
  );
  await userEvent.click(await screen.findByText('What you sent'));
  expect(screen.getByRole('link', { name: 'maria.pdf' }).getAttribute('href')).toBe(
    '/api/jobApplication/jobseekers/90/resume?number=1',
  );
  expect(screen.getByText('Ana Reyes').closest('li')?.textContent).toMatch(
    /^Résumé · Ana Reyes · Nov 20, 2026/,
  );
  expect(screen.getByText('The employer can open what you sent.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }));
  expect(await screen.findByText('The employer cannot open what you sent.')).toBeTruthy();
  expect(testServer().requestsOf(shareApplication)).toMatchObject([
    { params: { id: 90 }, body: { is_shared: false } },
  ]);
  // Pending until the job flags are reloaded too.
  expect(await screen.findByRole('button', { name: 'Share again' })).toBeTruthy();
});

it('offers no second question after one that was sent, also after a reload', async () => {
  const longAgo = yesterdayNoon - 30 * 24 * hour;
  const silent = { applied_at: longAgo, expected_answer: expected(longAgo) };
  renderApplications(anApplication({ ...silent, last_message_at: yesterdayNoon }));
  expect((await screen.findByText(/You need not wait/)).textContent).toContain(
    'You asked on November 20, 2026.',
  );
  expect(screen.queryByRole('button', { name: 'Ask politely' })).toBeNull();
  expect(screen.getByRole('link', { name: 'See similar jobs' })).toBeTruthy();
});

it('filters by what became of the applications, and keeps the filter when it finds none', async () => {
  const { list, navigation } = renderApplications(anApplication());
  testServer().use(
    answer(listApplications, ({ query }) => {
      const applications = query.show === 'ended' ? [] : list.applications;
      return { applications, ...pageInfo(applications), counts: { waiting: 1, answered: 0, ended: 0 } };
    }),
  );
  navigation.navigate('/en/ph/my-jobs/communicated?sort=2');
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Over (0)');
  expect(navigation.current().search).toBe('?show=ended&sort=2');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Nurse' })).toBeNull());
  expect(screen.getByText('Nothing here at the moment.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('link', { name: 'Nurse' })).toBeTruthy();
  expect(screen.queryByText('Nothing here at the moment.')).toBeNull();
});

it('says when an answer is due, by the employer’s own median', async () => {
  renderApplications(anApplication({ expected_answer: expected(yesterdayNoon) }));
  const due = await screen.findByText(/usually answers within 3 days \(by 12 answers\)/);
  expect(due.textContent).toContain('That would be by November 23, 2026.');
  expect(screen.queryByRole('button', { name: 'Ask politely' })).toBeNull();
});

it('offers a polite question, a withdrawal and similar jobs after twice the usual time', async () => {
  const longAgo = yesterdayNoon - 30 * 24 * hour;
  renderApplications(anApplication({ applied_at: longAgo, expected_answer: expected(longAgo) }));
  testServer().use(refuse(sendMessage, errorCode.internal, { message: 'Not now.' }));
  expect(await screen.findByRole('link', { name: 'See similar jobs' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Ask politely' }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
  expect(text.value).toContain('“Nurse”');
  await userEvent.type(text, ' Maria');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Not now.')).toBeTruthy();
  testServer().use(
    answer(sendMessage, ({ params, body }) => ({
      message: {
        id: 1,
        chat_id: params.chatId,
        client_key: body.client_key,
        sender: 'jobseeker' as const,
        text: body.text,
        sent_at: yesterdayNoon,
        status: 'sent' as const,
      },
    })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByLabelText('Your message')).toBeNull());
  const sent = testServer()
    .requestsOf(sendMessage)
    .map(({ body }) => body);
  expect(sent.at(-1)?.text).toMatch(/Thank you\. Maria$/);
  expect(new Set(sent.map(({ client_key }) => client_key)).size).toBe(1);
});

it('marks the news of the applications on the page as seen, and no others', async () => {
  const { environment } = renderApplications(anApplication());
  const seen = vi.fn();
  testServer().use(
    answer(markNewsSeen, ({ body }) => {
      seen(body);
      return {};
    }),
  );
  const news = [90, 91].map((application_id) => ({
    ...{ application_id, event: 'accepted' as const, at: yesterdayNoon + application_id },
    ...{ job_title: 'Nurse', company_name: 'Bay Clinic' },
  }));
  await screen.findByRole('heading', { name: 'Progress' });
  act(() => void environment.queryClient.setQueryData(newsKey, { news, total: 2 }));
  await waitFor(() => expect(seen).toHaveBeenCalledOnce());
  expect(seen).toHaveBeenCalledWith({ application_ids: [90], up_to: yesterdayNoon + 90 });
});
