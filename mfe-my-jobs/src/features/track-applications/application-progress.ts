import type { Application } from '@jobharbor/shared/contracts/applications/application';
import { type StoryStep, shownStage } from '@jobharbor/shared/contracts/applications/application-story';
import type { TimelineState } from '@jobharbor/shared/ui';

/** The key of the text about what happens next; `undefined` once the application has ended. */
export type NextStep =
  | 'pending'
  | 'elsewhere'
  | 'viewed'
  | 'replied'
  | 'accepted'
  | 'exchanged'
  | 'job_closed'
  | 'on_hold'
  | 'invited'
  | 'interview'
  | 'interviewed'
  | 'missed'
  | 'passed'
  | 'offered'
  | 'hired';

/** A step whose event this build knows. */
export type KnownStep = StoryStep & { event: Exclude<StoryStep['event'], 'other'> };

export interface ApplicationProgress {
  steps: readonly { step: KnownStep; state: TimelineState }[];
  next: NextStep | undefined;
}

const isKnown = (step: StoryStep): step is KnownStep => step.event !== 'other';

type Progressing = Pick<Application, 'label' | 'stage' | 'timeline' | 'story' | 'external_host'>;

const finalEvents: readonly StoryStep['event'][] = ['declined', 'withdrawn', 'job_closed'];

/** The steps of an application in order of time, each with its display state, and what comes next. */
export function applicationProgress(application: Progressing): ApplicationProgress {
  const known = (application.story ?? application.timeline).filter(isKnown);
  const sorted = known.toSorted((a, b) => a.at - b.at);
  const last = sorted.length - 1;
  const next = nextStepOf(application);
  return {
    steps: sorted.map((step, index) => ({ step, state: stateOf(step, index === last, next) })),
    next,
  };
}

function stateOf({ event }: KnownStep, isLast: boolean, next: NextStep | undefined): TimelineState {
  if (!isLast) return 'done';
  if (finalEvents.includes(event)) return 'stopped';
  return next === undefined ? 'stopped' : 'current';
}

function nextStepOf({ timeline, external_host, ...application }: Progressing): NextStep | undefined {
  const stage = shownStage(application);
  switch (stage) {
    case 'not_accepted':
    case 'withdrawn':
    case 'not_suitable':
    case 'offer_declined':
    case 'offer_ended':
      return undefined;
    case 'pending':
    case 'viewed':
      if (external_host) return 'elsewhere';
      return timeline.some(({ event }) => event === 'replied') ? 'replied' : stage;
    case 'accepted':
    case 'exchanged':
    case 'job_closed':
    case 'on_hold':
    case 'invited':
    case 'interview':
    case 'interviewed':
    case 'missed':
    case 'passed':
    case 'offered':
    case 'hired':
      return stage;
  }
}
