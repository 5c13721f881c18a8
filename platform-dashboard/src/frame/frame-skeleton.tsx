import { Skeleton } from '@jobharbor/shared/ui';

/** Skeleton of the dashboard while the session is loading. */
export function FrameSkeleton() {
  return (
    <div className="jh-page jhd-main">
      <Skeleton shape="title" length="short" />
      <div className="jhd-columns">
        <Skeleton className="jhd-skeleton" shape="block" />
        <Skeleton className="jhd-skeleton" shape="block" />
      </div>
    </div>
  );
}
