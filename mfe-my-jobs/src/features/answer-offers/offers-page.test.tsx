import { withdrawApplication } from '@jobharbor/shared/calls/job/withdraw-application';
import { answerOffer } from '@jobharbor/shared/calls/job-application/answer-offer';
import { getOffer } from '@jobharbor/shared/calls/job-application/get-offer';
import { listOffers } from '@jobharbor/shared/calls/job-application/list-offers';
import { sendMessage } from '@jobharbor/shared/calls/job-application/send-message';
import type { Offer, OpenApplication } from '@jobharbor/shared/contracts/applications/offer';
import { errorCode } from '@jobharbor/shared/errors';
import { renderRemote } from '@jobharbor/shared/testing';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { testServer } from '@jobharbor/shared/testing/setup-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { App } from '../../app.tsx';
import texts from '../../locales/en.json';
import { anApplication, aSavedJob, maria, yesterdayNoon } from '../../testing/builders.ts';
import { OfferSlot } from './offer-slot.tsx';

const anOffer = (wanted: Partial<Offer> = {}): Offer => ({
  ...{ id: 8, application_id: 90, chat_id: 33, job: aSavedJob().job, by: 'Mei Ling Tan', phase: 'open' },
  ...{
    title: 'Ward nurse',
    starts_on: '2027-01-04',
    valid_until: yesterdayNoon + 864_000,
    hours: '40 a week',
  },
  ...{ pay: { currency: 'PHP', amount: 60_000_000, period: 'annually' }, place: 'Pier 4, Cebu' },
  ...{ benefits: ['Health insurance', 'Meals'], note: null, made_at: yesterdayNoon, answered_at: null },
  ...{ monthly: { currency: 'PHP', amount: 5_000_000, rate_date: null }, decline_reason: null, text: null },
  ...{ signed_name: null, version: 3 },
  ...wanted,
});

function renderOffers(offers: Offer[], open_applications: OpenApplication[] = []) {
  const list = { offers, open_applications };
  const view = renderRemote(App, {
    texts: { myJobs: texts },
    path: '/my-jobs/offers',
    user: maria,
    answers: [
      answer(listOffers, () => list),
      answer(answerOffer, () => ({ offer: list.offers[0] ?? anOffer() })),
    ],
  });
  return { ...view, list };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = () =>
  testServer()
    .requestsOf(answerOffer)
    .map(({ body }) => body);

it('shows what is offered, for a month as well, and how long it stands', async () => {
  renderOffers([anOffer()]);
  const card = within(await screen.findByRole('article', { name: 'Nurse' }));
  expect(card.getByText('Waiting for your answer')).toBeTruthy();
  expect(card.getByText('Pay').nextSibling?.textContent).toMatch(
    /600,000.* a year.*about .*50,000.* a month/,
  );
  expect(card.getByText('First day').nextSibling?.textContent).toBe('January 4, 2027');
  expect(card.getByText('Meals')).toBeTruthy();
  expect(card.getByText(/It stands until/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows an amount to the last cent, and what it comes to in whole units', async () => {
  const pay = { currency: 'USD', amount: 1_250, period: 'hourly' } as const;
  renderOffers([anOffer({ pay, monthly: { currency: 'PHP', amount: 12_345_678, rate_date: '2026-11-20' } })]);
  const card = within(await screen.findByRole('article', { name: 'Nurse' }));
  expect(card.getByText('Pay').nextSibling?.textContent).toMatch(
    /USD.12\.50 an hour.*about .*123,000 a month/,
  );
});

it('is accepted with a name, which is asked for, and then has a signed copy', async () => {
  const { list } = renderOffers([anOffer()]);
  await press('Accept offer');
  await press('Accept and sign');
  const name = await screen.findByRole('textbox', { name: 'Your full name' });
  expect(await screen.findByText('Type your full name to sign.')).toBeTruthy();
  expect(document.activeElement).toBe(name);
  await userEvent.type(name, 'Maria Cruz');
  list.offers = [anOffer({ phase: 'accepted', signed_name: 'Maria Cruz', answered_at: yesterdayNoon })];
  await press('Accept and sign');
  const copy = await screen.findByRole('link', { name: 'Signed copy (PDF)' });
  expect(copy.getAttribute('href')).toBe('/api/jobApplication/offers/8/document');
  expect(sent()).toEqual([
    { action: 'accept', version: 3, signed_name: 'Maria Cruz', despite_accepted: false },
  ]);
});

it('says what a second acceptance means, and takes it where the person goes on', async () => {
  renderOffers([anOffer()]);
  await press('Accept offer');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your full name' }), 'Maria Cruz');
  const message = 'You have already accepted another offer.';
  testServer().use(refuse(answerOffer, errorCode.offerElsewhere, { message }));
  await press('Accept and sign');
  expect(await screen.findByText(message)).toBeTruthy();
  await press('Accept and sign');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I accept this one, too' }));
  await press('Accept and sign');
  await waitFor(() =>
    expect(sent().map((one) => 'despite_accepted' in one && one.despite_accepted)).toEqual([
      false,
      false,
      true,
    ]),
  );
});

it('is declined with a reason, and keeps what was typed where the employer was faster', async () => {
  const { list } = renderOffers([anOffer()]);
  await press('Decline');
  await press('Decline offer');
  expect(await screen.findByText(/Choose a reason/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'The pay does not fit' }));
  await userEvent.type(screen.getByRole('textbox'), 'I earn more now.');
  testServer().use(refuse(answerOffer, errorCode.offerOver, { message: 'It is over.' }));
  list.offers = [anOffer({ phase: 'withdrawn', text: 'The position was cancelled.' })];
  await press('Decline offer');
  expect(await screen.findByText('It is over.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('I earn more now.');
  expect(await screen.findByText('The position was cancelled.')).toBeTruthy();
  expect(sent()).toEqual([{ action: 'decline', version: 3, reason: 'pay', text: 'I earn more now.' }]);
});

it('is asked about, and stays open', async () => {
  renderOffers([anOffer()]);
  await press('Ask about it');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your question' }), 'Is the room paid?');
  await press('Send question');
  await waitFor(() => expect(sent()).toEqual([{ action: 'ask', version: 3, text: 'Is the room paid?' }]));
});

it('stands beside the other open ones, in one currency and period', async () => {
  const other = { currency: 'PHP', amount: 7_204_567, rate_date: '2026-11-01' };
  renderOffers([
    anOffer(),
    anOffer({
      id: 9,
      title: 'Head nurse',
      pay: { currency: 'SGD', amount: 170_000, period: 'monthly' },
      monthly: other,
    }),
    anOffer({ id: 10, phase: 'declined' }),
  ]);
  const row = (await screen.findByRole('rowheader', { name: 'A month' })).closest('tr') as HTMLElement;
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toEqual([expect.stringContaining('50,000'), expect.stringContaining('72,000')]);
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getByText(/Exchange rates of November 1, 2026/)).toBeTruthy();
});

it('offers to withdraw the chosen other applications, each after a message to its employer', async () => {
  const { list } = renderOffers(
    [anOffer({ phase: 'accepted', signed_name: 'Maria Cruz' })],
    [
      { application_id: 91, job_id: 12, chat_id: 34, job_title: 'Cook', company_name: 'Harbor Care' },
      { application_id: 92, job_id: 13, chat_id: null, job_title: 'Baker', company_name: 'Bread & Co' },
    ],
  );
  testServer().use(
    answer(sendMessage, ({ params, body }) => ({
      message: {
        ...{ id: 5, chat_id: params.chatId, client_key: body.client_key, sender: 'jobseeker' as const },
        ...{ text: body.text, sent_at: yesterdayNoon, status: 'sent' as const },
      },
    })),
    answer(withdrawApplication, () => ({ application: anApplication({ status: 'withdrawn' }) })),
  );
  await userEvent.click(await screen.findByRole('checkbox', { name: /Baker/ }));
  list.open_applications = [];
  await press('Withdraw 1 application');
  await waitFor(() => expect(screen.queryByText('Your other applications')).toBeNull());
  const [message] = testServer().requestsOf(sendMessage);
  expect(message?.params.chatId).toBe(34);
  expect(message?.body.text).toMatch(/^Thank you for your time/);
  expect(testServer().requestsOf(withdrawApplication)).toMatchObject([
    { params: { jobId: 12 }, body: { reason: 'other_job' } },
  ]);
});

it('shows an offer in its chat, without a link to that chat, and follows what changes there', async () => {
  let offer = anOffer();
  const { realtime } = renderRemote(OfferSlot, {
    texts: { myJobs: texts },
    path: '/chat-home/33',
    user: maria,
    slotData: { id: 8 },
    answers: [answer(getOffer, ({ params }) => ({ offer: { ...offer, id: params.id } }))],
  });
  expect(await screen.findByRole('button', { name: 'Accept offer' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Open chat' })).toBeNull();
  offer = anOffer({ phase: 'withdrawn' });
  act(() =>
    realtime.receive({ type: 'application', application_id: 90, label: 'accepted', stage: 'offer_ended' }),
  );
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept offer' })).toBeNull();
});
