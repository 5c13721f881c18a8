import { Skeleton } from '@jobharbor/shared/ui';

/** In place of the other sign-in methods while they are loaded. */
export function MethodsSkeleton() {
  return (
    <div className="jha-guest">
      <Skeleton shape="button" className="jha-wide" />
      <Skeleton shape="button" className="jha-wide" />
      <Skeleton shape="button" className="jha-wide" />
    </div>
  );
}
