import type { Health } from '@jobharbor/platform/schemas';
import { formatMoment } from '../../components/moment.tsx';
import { SetName } from '../../components/set-name.tsx';

/** Legend of the plots' dashed lines: changes of the live set, latest first. */
export function ReleaseList({ releases }: Pick<Health, 'releases'>) {
  if (releases.length === 0) return null;
  return (
    <details className="jhd-fold" open={releases.length < 6}>
      <summary>Releases in this time, dashed lines in the plots</summary>
      <ul className="jh-stack jh-gap-2">
        {releases.toReversed().map(({ at, set, changed }) => (
          <li key={`${at} ${set}`}>
            <time dateTime={new Date(at * 1_000).toISOString()}>{formatMoment(at)}</time>: set{' '}
            <SetName id={set} />
            {Object.entries(changed).map(([name, version]) => (
              <span key={name}>
                , {name} <code className="jhd-code">{version}</code>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}
