import { BuoyMotif, Button, FailureCard, LiveRegion, Notice } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';
import { errorText } from '../api/api-error.ts';

/** The part of a query's result that `Loaded` needs. */
export interface Shown<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch(): Promise<unknown>;
}

export interface LoadedProps<T> {
  query: Shown<T>;
  /** Name of the data for messages: "the log". */
  what: string;
  /** Skeleton shown while loading. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** Renders each state of a query. Known data stays, with a notice, while a refetch fails. */
export function Loaded<T>({ query, what, skeleton, children }: LoadedProps<T>) {
  const { data, error } = query;
  const again = (
    <Button size="small" loading={query.isFetching} onClick={() => void query.refetch()}>
      Try again
    </Button>
  );
  if (data !== undefined)
    return (
      <>
        {error !== null && (
          <Notice
            tone="attention"
            role="status"
            title={`What you see of ${what} is from ${clock.format(query.dataUpdatedAt)}`}
            actions={again}
          >
            <p>{errorText(error)} It is asked again every few seconds.</p>
          </Notice>
        )}
        {children(data)}
      </>
    );
  if (error !== null)
    return (
      <FailureCard motif={<BuoyMotif />} title={`Asking for ${what} failed`} actions={again}>
        {errorText(error)}
      </FailureCard>
    );
  return (
    <div aria-busy="true">
      <LiveRegion>{`Loading ${what}…`}</LiveRegion>
      {skeleton}
    </div>
  );
}
