import type { Application, TimelineStep } from '@jobharbor/shared/contracts/application';
import type { TimelineState } from '@jobharbor/shared/ui';

/** What is said of the time after the last step; none where the story has ended and nothing follows. */
export type Outlook = 'pending' | 'viewed' | 'replied' | 'accepted' | 'exchanged' | 'job_closed' | 'on_hold';

export interface Course {
  steps: readonly { step: TimelineStep; state: TimelineState }[];
  outlook: Outlook | undefined;
}

const endings: readonly TimelineStep['event'][] = ['declined', 'withdrawn', 'job_closed'];

/** An application's history in order, each step with how it reads now, and what comes next. */
export function planCourse({ label, timeline }: Pick<Application, 'label' | 'timeline'>): Course {
  const sorted = [...timeline].sort((a, b) => a.at - b.at);
  const last = sorted.length - 1;
  const outlook = outlookOf({ label, timeline });
  return {
    steps: sorted.map((step, index) => ({ step, state: stateOf(step, index === last, outlook) })),
    outlook,
  };
}

function stateOf({ event }: TimelineStep, isLast: boolean, outlook: Outlook | undefined): TimelineState {
  if (!isLast) return 'done';
  if (endings.includes(event)) return 'stopped';
  return outlook === undefined ? 'stopped' : 'current';
}

function outlookOf({ label, timeline }: Pick<Application, 'label' | 'timeline'>): Outlook | undefined {
  switch (label) {
    case 'not_accepted':
    case 'withdrawn':
      return undefined;
    case 'pending':
    case 'viewed':
      return timeline.some(({ event }) => event === 'replied') ? 'replied' : label;
    case 'accepted':
    case 'exchanged':
    case 'job_closed':
    case 'on_hold':
      return label;
  }
}
