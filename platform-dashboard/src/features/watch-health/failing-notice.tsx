import { Notice } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../../api/queries.ts';
import { failedShare, formatPlural, formatShare } from '../../components/figures.ts';
import { isFailing, sumOf } from '../../components/is-failing.ts';
import { hrefOf } from '../../routing/route.ts';

/** Current failures, above everything else; renders nothing if there are none. */
export function FailingNotice() {
  const { data } = useQuery(healthQuery({ minutes: 15, by: '' }));
  const failing = (data?.series ?? [])
    .map((one) => ({ ...one, ...sumOf(one) }))
    .filter(isFailing)
    .sort((a, b) => (failedShare(b) ?? 0) - (failedShare(a) ?? 0));
  if (failing.length === 0) return null;
  return (
    <Notice tone="danger" role="alert" title="Visitors meet failures">
      <ul>
        {failing.map(({ remote, version, visits, failed }) => (
          <li key={`${remote} ${version}`}>
            <a href={hrefOf('/errors', { remote })}>{remote}</a> <code className="jhd-code">{version}</code>{' '}
            fails in <strong>{formatShare(failed / visits)}</strong> of {formatPlural(visits, 'visit')} of the
            last 15 minutes.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
