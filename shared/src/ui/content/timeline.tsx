import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export type TimelineState = 'done' | 'current' | 'next' | 'stopped';

export type TimelineStep = {
  id: string;
  title: ReactNode;
  /** Who acted, and when. */
  meta?: ReactNode;
  children?: ReactNode;
  state: TimelineState;
};

export type TimelineProps = {
  steps: readonly TimelineStep[];
  /** Texts of the states, for screen readers. */
  stateLabels: Record<TimelineState, string>;
};

/** Steps so far and to come, oldest first. */
export function Timeline({ steps, stateLabels }: TimelineProps) {
  return (
    <ol className="jh-timeline">
      {steps.map(({ id, title, meta, children, state }) => (
        <li
          key={id}
          className="jh-timeline__step"
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="jh-timeline__mark" aria-hidden="true">
            {state === 'done' && <Check />}
            {state === 'stopped' && <X />}
          </span>
          <p className="jh-timeline__title">
            {title} <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
          </p>
          {meta && <p className="jh-timeline__meta">{meta}</p>}
          {children}
        </li>
      ))}
    </ol>
  );
}
