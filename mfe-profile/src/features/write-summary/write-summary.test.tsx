import { acceptCareerSummary } from '@jobharbor/shared/calls/aicv/accept-career-summary';
import { rewriteCareerSummary } from '@jobharbor/shared/calls/aicv/rewrite-career-summary';
import { writeCareerSummary } from '@jobharbor/shared/calls/aicv/write-career-summary';
import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import { latch } from '@jobharbor/shared/testing';
import { answer, stream } from '@jobharbor/shared/testing/server';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aMe } from '../../testing/builders.ts';
import { visit } from '../../testing/render-profile.tsx';
import { box, sentence, start, writes } from '../../testing/summary-events.ts';

const whole = [
  start,
  sentence('I make coffee.', 'f1'),
  sentence('I led 40 people.'),
  sentence('I began in 2015.', 'f2'),
  { type: 'end' } as const,
];

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
