import { StateCard, type StateCardProps } from './state-card.tsx';

/** Empty state with a next step. For zero search results, names the filter to remove. */
export function EmptyState(props: StateCardProps) {
  return <StateCard {...props} />;
}
