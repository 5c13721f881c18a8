import { Card, Skeleton } from '@jobharbor/shared/ui';

export function CaseSkeleton() {
  return (
    <Card>
      <Skeleton length="medium" />
      <Skeleton length="long" />
      <Skeleton length="short" />
    </Card>
  );
}
