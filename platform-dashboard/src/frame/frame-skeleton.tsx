import { Skeleton } from '@jobharbor/shared/ui';

/** The shape of the dashboard while it is not yet known whose it is. */
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
