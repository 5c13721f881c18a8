import { Card, Skeleton } from '@jobharbor/shared/ui';

/** Placeholder of a job card while it loads. */
export function JobCardSkeleton() {
  return (
    <Card className="jhs-card">
      <Skeleton shape="square" />
      <Skeleton shape="title" length="long" />
      <Skeleton length="medium" />
      <Skeleton length="short" />
    </Card>
  );
}
