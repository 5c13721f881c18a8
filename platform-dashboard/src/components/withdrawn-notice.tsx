import type { WithdrawnSet } from '@jobharbor/platform/schemas';
import { Notice } from '@jobharbor/shared/ui';
import { formatMoment } from './moment.tsx';

/** Warning before using a set that was rolled back: by whom, when and why. */
export function WithdrawnNotice({ withdrawn: { at, by, reason } }: { withdrawn: WithdrawnSet }) {
  return (
    <Notice tone="danger" title="This set was taken back">
      <p>
        {formatMoment(at)}, {by}: {reason}
      </p>
      <p>Going on forces it, and the log says so.</p>
    </Notice>
  );
}
