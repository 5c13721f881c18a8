import type { Health } from '@jobharbor/platform/schemas';
import { Badge } from '@jobharbor/shared/ui';
import { DataTable } from '../../components/data-table.tsx';
import { failedShare, formatCount, formatShare } from '../../components/figures.ts';
import { isFailing, sumOf } from '../../components/is-failing.ts';
import { versionName } from './plot-lines.ts';

/** Failures by remote and version over the period; failing ones first, in red. */
export function FailureTable({ series }: { series: Health['series'] }) {
  const rows = series
    .map((one) => ({ ...one, ...sumOf(one) }))
    .sort(
      (a, b) => Number(isFailing(b)) - Number(isFailing(a)) || (failedShare(b) ?? 0) - (failedShare(a) ?? 0),
    );
  return (
    <DataTable
      caption="Failures by remote and version"
      captionHidden
      rows={rows}
      keyOf={(one) => `${one.remote} ${versionName(one)}`}
      columns={[
        {
          head: 'Remote',
          cell: (one) => (
            <span>
              {one.remote} {isFailing(one) && <Badge tone="danger">failing</Badge>}
            </span>
          ),
        },
        { head: 'Version', cell: (one) => <code className="jhd-code">{versionName(one)}</code> },
        { head: 'Visits', isFigure: true, cell: (one) => formatCount(one.visits) },
        { head: 'Failed', isFigure: true, cell: (one) => formatCount(one.failed) },
        {
          head: 'Share',
          isFigure: true,
          cell: (one) => (one.visits === 0 ? '–' : formatShare(failedShare(one) ?? 0)),
        },
        { head: 'Kinds', cell: ({ failures }) => formatKinds(failures) },
      ]}
    />
  );
}

const formatKinds = (failures: Record<string, number>): string =>
  Object.entries(failures)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind.replaceAll('-', ' ')} ${formatCount(count)}`)
    .join(', ') || 'none';
