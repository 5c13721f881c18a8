import { rewriteCareerSummary } from '@jobharbor/shared/calls/aicv/rewrite-career-summary';
import { writeCareerSummary } from '@jobharbor/shared/calls/aicv/write-career-summary';
import { errorCode } from '@jobharbor/shared/errors';
import { latch } from '@jobharbor/shared/testing';
import { abortedStream, refuse, stream } from '@jobharbor/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { visit } from '../../testing/render-profile.tsx';
import { box, sentence, start, writes } from '../../testing/summary-events.ts';

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

it('says by the server’s clock when credits are renewed, whatever the device’s clock says', async () => {
  const now = Date.now();
  vi.setSystemTime(now - 366 * 86_400_000 - 3 * 3_600_000);
  const { press, environment } = visit('/profile', {
    answers: [
      refuse(writeCareerSummary, errorCode.aiCreditsUsedUp, { message: 'Used up.', retryAfter: 3_600 }),
    ],
  });
  environment.time = () => now;
  await press('Write a summary');
  expect(await screen.findByText('New credits at 10:00 AM, your time.')).toBeTruthy();
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
