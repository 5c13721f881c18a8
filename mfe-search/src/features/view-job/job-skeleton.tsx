import { Skeleton } from '@jobharbor/shared/ui';

/** Placeholder of a job's details while they load. */
export function JobSkeleton() {
  return (
    <div className="jhs-job">
      <Skeleton shape="square" />
      <Skeleton shape="title" length="long" />
      <Skeleton length="medium" />
      <Skeleton shape="button" />
      <Skeleton shape="block" />
    </div>
  );
}
