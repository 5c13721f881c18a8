import type { Health } from '@jobharbor/platform/schemas';
import { formatMoment } from '../../components/moment.tsx';
import { SetName } from '../../components/set-name.tsx';

const words: Record<Health['releases'][number]['kind'], string> = {
  live: 'set',
  canary: 'canary of set',
  'canary-ended': 'end of the canary of set',
};

/** Legend of the plots' dashed lines: changes of what visitors get, latest first. */
export function ReleaseList({ releases }: Pick<Health, 'releases'>) {
  if (releases.length === 0) return null;
  return (
    <details className="jhd-fold" open={releases.length < 6}>
      <summary>Releases in this time, dashed lines in the plots</summary>
      <ul className="jh-stack jh-gap-2">
        {releases.toReversed().map(({ at, kind, set, changed }) => (
          <li key={`${at} ${kind} ${set}`}>
            <time dateTime={new Date(at * 1_000).toISOString()}>{formatMoment(at)}</time>: {words[kind]}{' '}
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
