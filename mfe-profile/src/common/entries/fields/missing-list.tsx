import { ErrorNotice, type Retry } from '@jobharbor/shared/remote';

export interface MissingListProps {
  query: Retry & { data?: unknown; error: Error | null };
}

/** Says below a choice that its list did not come, with a retry. Nothing can be chosen until then. */
export function MissingList({ query }: MissingListProps) {
  if (query.data !== undefined || query.error === null) return null;
  return <ErrorNotice error={query.error} retry={query} />;
}
