import { StateCard, type StateCardProps } from './state-card.tsx';

/** Nothing here yet, and what to do about it. Zero results of a search name the filter to drop. */
export function EmptyState(props: StateCardProps) {
  return <StateCard {...props} />;
}
