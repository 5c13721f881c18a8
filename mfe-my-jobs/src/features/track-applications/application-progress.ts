import type { Application, TimelineStep } from '@jobharbor/shared/contracts/application';
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
  | 'on_hold';

export interface ApplicationProgress {
  steps: readonly { step: TimelineStep; state: TimelineState }[];
  next: NextStep | undefined;
}

type Progressing = Pick<Application, 'label' | 'timeline' | 'external_host'>;

const finalEvents: readonly TimelineStep['event'][] = ['declined', 'withdrawn', 'job_closed'];

/** The steps of an application in order of time, each with its display state, and what comes next. */
export function applicationProgress({ label, timeline, external_host }: Progressing): ApplicationProgress {
  const sorted = [...timeline].sort((a, b) => a.at - b.at);
  const last = sorted.length - 1;
  const next = nextStepOf({ label, timeline, external_host });
  return {
    steps: sorted.map((step, index) => ({ step, state: stateOf(step, index === last, next) })),
    next,
  };
}

function stateOf({ event }: TimelineStep, isLast: boolean, next: NextStep | undefined): TimelineState {
  if (!isLast) return 'done';
  if (finalEvents.includes(event)) return 'stopped';
  return next === undefined ? 'stopped' : 'current';
}

function nextStepOf({ label, timeline, external_host }: Progressing): NextStep | undefined {
  switch (label) {
    case 'not_accepted':
    case 'withdrawn':
      return undefined;
    case 'pending':
    case 'viewed':
      if (external_host) return 'elsewhere';
      return timeline.some(({ event }) => event === 'replied') ? 'replied' : label;
    case 'accepted':
    case 'exchanged':
    case 'job_closed':
    case 'on_hold':
      return label;
  }
}
