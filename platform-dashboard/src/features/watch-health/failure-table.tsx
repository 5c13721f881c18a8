import type { Health } from '@jobharbor/platform/schemas';
import { DataTable } from '../../components/data-table.tsx';
import { formatCount, formatShare } from '../../components/figures.ts';
import { versionName } from './plot-lines.ts';

type Series = Health['series'][number];

/** Failures by remote and version over the period. */
export function FailureTable({ series }: { series: readonly Series[] }) {
  const sum = (one: Series, key: 'visits' | 'failed') =>
    one.points.reduce((all, point) => all + point[key], 0);
  return (
    <DataTable
      caption="Failures by remote and version"
      captionHidden
      rows={series}
      keyOf={(one) => `${one.remote} ${versionName(one)}`}
      columns={[
        { head: 'Remote', cell: ({ remote }) => remote },
        { head: 'Version', cell: (one) => <code className="jhd-code">{versionName(one)}</code> },
        { head: 'Visits', isFigure: true, cell: (one) => formatCount(sum(one, 'visits')) },
        { head: 'Failed', isFigure: true, cell: (one) => formatCount(sum(one, 'failed')) },
        {
          head: 'Share',
          isFigure: true,
          cell: (one) =>
            sum(one, 'visits') === 0 ? '–' : formatShare(sum(one, 'failed') / sum(one, 'visits')),
        },
        { head: 'Kinds', cell: ({ failures }) => sayKinds(failures) },
      ]}
    />
  );
}

const sayKinds = (failures: Record<string, number>): string =>
  Object.entries(failures)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${kind.replaceAll('-', ' ')} ${formatCount(count)}`)
    .join(', ') || 'none';
