import { acceptCareerSummary } from '@jobharbor/shared/contracts/calls/accept-career-summary';
import { rewriteCareerSummary } from '@jobharbor/shared/contracts/calls/rewrite-career-summary';
import { updateMe } from '@jobharbor/shared/contracts/calls/update-me';
import { writeCareerSummary } from '@jobharbor/shared/contracts/calls/write-career-summary';
import type { SummaryEvent } from '@jobharbor/shared/contracts/career-summary';
import { errorCode } from '@jobharbor/shared/errors';
import { latch } from '@jobharbor/shared/testing';
import { abortedStream, answer, refuse, stream } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aMe, visit } from '../../testing/render-profile.tsx';

const start: SummaryEvent = {
  type: 'start',
  writer: 'model',
  facts: [
    { id: 'f1', kind: 'headline', text: 'Barista' },
    { id: 'f2', kind: 'since', text: '2015' },
  ],
  credits_left: 9,
  renews_at: 1_795_000_860,
};
const sentence = (text: string, ...facts: string[]): SummaryEvent => ({ type: 'sentence', text, facts });
const whole = [
  start,
  sentence('I make coffee.', 'f1'),
  sentence('I led 40 people.'),
  sentence('I began in 2015.', 'f2'),
  { type: 'end' } as const,
];
const writes = (...events: SummaryEvent[]) =>
  stream(writeCareerSummary, async function* () {
    yield* events;
  });
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const section = () => screen.findByRole('region', { name: 'A summary from your profile' });

it('shows what each sentence rests on, leaves out what rests on nothing, and undoes', async () => {
  const { press, server } = visit('/profile', {
    answers: [
      writes(...whole),
      answer(acceptCareerSummary, () => ({
        summary: 'I make coffee. I began in 2015.',
        previous: 'I run the bar.',
        version: 4,
      })),
      answer(updateMe, () => aMe({ summary: 'I run the bar.', version: 5 })),
    ],
  });
  await press('Write a summary');
  expect((await box('I make coffee.')).checked).toBe(true);
  const unsupported = await box('I led 40 people.');
  expect(unsupported.checked).toBe(false);
  const card = within(await section());
  expect(card.getByText('Rests on: Headline: Barista')).toBeTruthy();
  expect(card.getByText('Nothing in your profile says this.')).toBeTruthy();
  expect(card.getByText(/^Written by an AI/)).toBeTruthy();
  expect(card.getByText(/^Left today: 9/)).toBeTruthy();
  // The focused “Stop” button was removed.
  expect(document.activeElement).toBe(card.getByRole('button', { name: 'Use this summary' }));
  await press('Use this summary');
  expect(await screen.findByText('It is now under “About you”.')).toBeTruthy();
  expect(server.requestsOf(acceptCareerSummary)[0]?.body).toEqual({ keep: [0, 2] });
  expect(screen.getByText('I make coffee. I began in 2015.')).toBeTruthy();
  await press('Undo');
  expect(await screen.findByText('Your earlier text is back.')).toBeTruthy();
  expect(server.requestsOf(updateMe)[0]?.body).toEqual({ summary: 'I run the bar.', version: 4 });
  expect(screen.getByText('I run the bar.')).toBeTruthy();
});

it('says that our own phrases wrote it, where no model did', async () => {
  const { press } = visit('/profile', {
    answers: [writes({ ...start, writer: 'built_in' }, ...whole.slice(1))],
  });
  await press('Write a summary');
  expect(await screen.findByText(/no AI was used/)).toBeTruthy();
});

it('stops when it is asked to, keeps what was written, and can be rewritten', async () => {
  const more = latch();
  const { press, server } = visit('/profile', {
    answers: [
      stream(writeCareerSummary, async function* () {
        yield start;
        yield sentence('I make coffee.', 'f1');
        await more.released;
      }),
      stream(rewriteCareerSummary, async function* () {
        yield start;
        yield sentence('Coffee is what I make.', 'f1');
        yield { type: 'end' };
      }),
    ],
  });
  await press('Write a summary');
  await box('I make coffee.');
  await press('Stop');
  expect(await screen.findByText(/^Stopped\./)).toBeTruthy();
  expect(await box('I make coffee.')).toBeTruthy();
  more.release();
  await press('In other words');
  expect(await box('Coffee is what I make.')).toBeTruthy();
  expect(server.requestsOf(rewriteCareerSummary)[0]?.body.rewrite_type).toBe('other_words');
});

it('brings the text before a rewrite back, and accepts that one', async () => {
  const { press, server } = visit('/profile', {
    answers: [
      writes({ ...start, id: 5 }, sentence('I make coffee.', 'f1'), { type: 'end' }),
      stream(rewriteCareerSummary, async function* () {
        yield { ...start, id: 6 };
        yield sentence('Coffee is what I make.', 'f1');
        yield { type: 'end' };
      }),
      answer(acceptCareerSummary, () => ({ summary: 'I make coffee.', previous: null, version: 4 })),
    ],
  });
  await press('Write a summary');
  await box('I make coffee.');
  expect(screen.queryByRole('button', { name: 'Back to the earlier text' })).toBeNull();
  await press('Shorter');
  await box('Coffee is what I make.');
  await press('Back to the earlier text');
  await box('I make coffee.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use this summary' }));
  await press('Use this summary');
  await screen.findByText('It is now under “About you”.');
  expect(server.requestsOf(acceptCareerSummary)[0]?.body).toEqual({ keep: [0], id: 5 });
});

it('rewrites the text that was brought back, not the latest', async () => {
  let id = 5;
  const { press, server } = visit('/profile', {
    answers: [
      writes({ ...start, id }, sentence('I make coffee.', 'f1'), { type: 'end' }),
      stream(rewriteCareerSummary, async function* () {
        id += 1;
        yield { ...start, id };
        yield sentence(`Coffee is what I make, ${id}.`, 'f1');
        yield { type: 'end' };
      }),
    ],
  });
  await press('Write a summary');
  await box('I make coffee.');
  await press('Shorter');
  await box('Coffee is what I make, 6.');
  await press('Back to the earlier text');
  await box('I make coffee.');
  await press('Longer');
  await box('Coffee is what I make, 7.');
  await press('In other words');
  await box('Coffee is what I make, 8.');
  expect(server.requestsOf(rewriteCareerSummary).map(({ body }) => body.id)).toEqual([5, 5, 7]);
});

it('still has the text that could not be rewritten, and tries the same rewrite again', async () => {
  const { press, server } = visit('/profile', {
    answers: [
      writes(start, sentence('I make coffee.', 'f1'), { type: 'end' }),
      refuse(rewriteCareerSummary, errorCode.aiCreditsUsedUp, { message: 'Used up.' }),
    ],
  });
  await press('Write a summary');
  await box('I make coffee.');
  await press('Longer');
  expect((await screen.findByRole('alert')).textContent).toContain('Used up.');
  expect(await box('I make coffee.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Use this summary' })).toBeTruthy();
  await press('Try again');
  await waitFor(() =>
    expect(server.requestsOf(rewriteCareerSummary).map(({ body }) => body.rewrite_type)).toEqual([
      'fuller',
      'fuller',
    ]),
  );
});

it('can have a new one written in place of one that is too short to be rewritten', async () => {
  const { press, server } = visit('/profile', {
    answers: [
      writes(start, sentence('Coffee.', 'f1'), { type: 'end' }),
      refuse(rewriteCareerSummary, errorCode.aiTextTooShort, { message: 'Too short.' }),
    ],
  });
  await press('Write a summary');
  await box('Coffee.');
  await press('Longer');
  expect((await screen.findByRole('alert')).textContent).toContain('Too short.');
  await press('Try again');
  expect(await screen.findByText(/^Left today/)).toBeTruthy();
  expect(server.requestsOf(writeCareerSummary)).toHaveLength(2);
});

it('keeps what arrived before the writing broke off, and tries again', async () => {
  let times = 0;
  const seen = latch();
  const { press } = visit('/profile', {
    answers: [
      stream(writeCareerSummary, async function* () {
        times += 1;
        yield start;
        yield sentence('I make coffee.', 'f1');
        if (times === 1) await seen.released;
        if (times === 1) throw abortedStream();
        yield { type: 'end' };
      }),
    ],
  });
  await press('Write a summary');
  await box('I make coffee.');
  seen.release();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The summary could not be finished');
  expect(await box('I make coffee.')).toBeTruthy();
  await press('Try again');
  expect(await screen.findByText(/^Left today/)).toBeTruthy();
});

it('names a failure that the writer reports, and text that looks like markup stays text', async () => {
  const { press } = visit('/profile', {
    answers: [
      writes(start, sentence('<img src=x onerror=alert(1)>', 'f1'), {
        type: 'failed',
        code: 41280,
        message: 'Not available right now.',
      }),
    ],
  });
  await press('Write a summary');
  expect((await screen.findByRole('alert')).textContent).toContain('Not available right now.');
  expect(await box('<img src=x onerror=alert(1)>')).toBeTruthy();
});

it('opens the section that lacks what a summary needs, in place of a retry that cannot help', async () => {
  const { press } = visit('/profile', {
    answers: [
      refuse(writeCareerSummary, errorCode.aiNeedsHistory, { message: 'Add a work experience first.' }),
    ],
  });
  await press('Write a summary');
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText('Your profile does not say enough for a summary yet')).toBeTruthy();
  expect(notice.getByText('Add a work experience first.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(notice.queryByRole('button', { name: 'The job you want' })).toBeNull();
  await userEvent.click(notice.getByRole('button', { name: 'Your education' }));
  expect(await screen.findByRole('combobox', { name: /^School/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Write a summary' })).toBeTruthy();
});

it('says when there are new credits, in the visitor’s time', async () => {
  const { press } = visit('/profile', {
    answers: [
      refuse(writeCareerSummary, errorCode.aiCreditsUsedUp, { message: 'Used up.', retryAfter: 3_600 }),
    ],
  });
  await press('Write a summary');
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.textContent).toMatch(/Used up\.New credits at \d+:\d\d.*, your time\./));
});
