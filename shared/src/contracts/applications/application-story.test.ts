import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobStatus } from '../jobs/job.ts';
import { applicationStatus, exchangeStatus } from './application-status.ts';
import {
  type ApplicationStage,
  labelOfStage,
  type StoryFacts,
  shownStage,
  stageOfStory,
  storyStep,
} from './application-story.ts';
import { type InterviewStage, interviewStage } from './interview-attendance.ts';
import { offerPhase } from './offer-phase.ts';

const interviews: readonly InterviewStage[] = [...interviewStage.options, 'contested'];
const facts: fc.Arbitrary<StoryFacts> = fc.record({
  status: fc.constantFrom(...applicationStatus.options),
  job_status: fc.constantFrom(...jobStatus.options),
  exchange_status: fc.constantFrom(...exchangeStatus.options),
  interview: fc.option(fc.constantFrom(...interviews)),
  offer: fc.option(fc.constantFrom(...offerPhase.options)),
});

const isToCome = ({ interview }: StoryFacts) =>
  interview !== null && ['pending', 'upcoming', 'checked_in', 'in_progress'].includes(interview);
const isUndecided = ({ status }: StoryFacts) => status === 'pending' || status === 'viewed';
const hasEnded = ({ status }: StoryFacts) => status === 'declined' || status === 'withdrawn';
const isSilent = ({ interview, offer }: StoryFacts) =>
  offer === null && (interview === null || ['expired', 'rejected', 'cancelled'].includes(interview));

/** What a label promises to its reader. */
const claims: Readonly<Record<ApplicationStage, (story: StoryFacts) => boolean>> = {
  pending: (story) => story.status === 'pending' && story.job_status === 'open' && isSilent(story),
  viewed: (story) => story.status === 'viewed' && story.job_status === 'open' && isSilent(story),
  on_hold: (story) => isUndecided(story) && story.job_status === 'on_hold' && isSilent(story),
  job_closed: (story) => isUndecided(story) && story.job_status === 'closed' && isSilent(story),
  accepted: (story) => story.status === 'accepted' && isSilent(story),
  exchanged: (story) => story.exchange_status === 'exchanged' && isSilent(story),
  invited: ({ interview }) => interview === 'pending',
  interview: (story) => isToCome(story) && story.interview !== 'pending',
  interviewed: ({ interview }) =>
    interview !== null && ['finished', 'completed', 'contested', 'pending_results'].includes(interview),
  missed: ({ interview }) => interview === 'not_attended',
  passed: ({ interview }) => interview === 'passed',
  not_suitable: ({ interview }) => interview === 'not_suitable',
  offered: ({ offer }) => offer === 'open',
  hired: ({ offer }) => offer === 'accepted',
  offer_declined: ({ offer }) => offer === 'declined',
  offer_ended: ({ offer }) => offer === 'withdrawn' || offer === 'expired',
  not_accepted: ({ status }) => status === 'declined',
  withdrawn: ({ status }) => status === 'withdrawn',
};

describe('the stage of an application', () => {
  it('never contradicts the interview, the offer or the decision', () => {
    fc.assert(
      fc.property(facts, (story) => {
        const stage = stageOfStory(story);
        expect(claims[stage](story)).toBe(true);
        if (stage !== 'withdrawn' && stage !== 'not_accepted') expect(hasEnded(story)).toBe(false);
      }),
    );
  });

  it('hides neither an open offer nor an interview to come', () => {
    const running = facts.filter((story) => !hasEnded(story));
    fc.assert(
      fc.property(running, (story) => {
        const stage = stageOfStory(story);
        if (story.offer === 'open') expect(stage).toBe('offered');
        else if (story.offer !== 'accepted' && isToCome(story))
          expect(stage).toBe(story.interview === 'pending' ? 'invited' : 'interview');
      }),
    );
  });

  it('is over for older remotes, too, after the result that somebody does not suit', () => {
    const story = { status: 'accepted', job_status: 'open', exchange_status: 'none' } as const;
    const stage = stageOfStory({ ...story, interview: 'not_suitable', offer: null });
    expect([stage, labelOfStage(stage)]).toEqual(['not_suitable', 'not_accepted']);
  });

  it('is the label where an older API sends none', () => {
    expect(shownStage({ label: 'viewed' })).toBe('viewed');
  });
});

it('reads an event that only a later version knows as another one', () => {
  const step = { at: 1, actor: 'system', event: 'teleported' };
  expect(storyStep.parse(step)).toEqual({ ...step, event: 'other' });
});
