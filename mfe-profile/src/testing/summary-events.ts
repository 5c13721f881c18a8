import { writeCareerSummary } from '@jobharbor/shared/calls/aicv/write-career-summary';
import type { SummaryEvent } from '@jobharbor/shared/contracts/profile/career-summary';
import { stream } from '@jobharbor/shared/testing/server';
import { screen } from '@testing-library/react';

/** The first event of a stream: the facts that a summary may rest on. */
export const start = {
  type: 'start' as const,
  writer: 'model' as const,
  facts: [
    { id: 'f1', kind: 'headline', text: 'Barista' },
    { id: 'f2', kind: 'since', text: '2015' },
  ],
  credits_left: 9,
  renews_at: 1_795_000_860,
} satisfies SummaryEvent;

/** The event of a sentence that rests on the facts with these ids. */
export const sentence = (text: string, ...facts: string[]): SummaryEvent => ({
  type: 'sentence',
  text,
  facts,
});

/** The answer that streams these events. */
export const writes = (...events: SummaryEvent[]) =>
  stream(writeCareerSummary, async function* () {
    yield* events;
  });

/** The check box of a sentence of the draft. */
export const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
