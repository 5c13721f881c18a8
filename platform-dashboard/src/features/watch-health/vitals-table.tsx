import type { Health } from '@jobharbor/platform/schemas';
import { Badge } from '@jobharbor/shared/ui';
import { DataTable } from '../../components/data-table.tsx';
import { formatCount } from '../../components/figures.ts';
import { versionName } from './plot-lines.ts';
import { formatVital, rate } from './vital-rating.ts';

/** 75th percentile of each web vital by remote and version. */
export function VitalsTable({ vitals }: { vitals: Health['vitals'] }) {
  if (vitals.length === 0) return <p className="jh-quiet">No web vital was reported in this time.</p>;
  return (
    <DataTable
      caption="Web vitals by remote and version"
      captionHidden
      rows={vitals}
      keyOf={(one) => `${one.remote} ${versionName(one)} ${one.vital}`}
      columns={[
        { head: 'Remote', cell: ({ remote }) => remote },
        { head: 'Version', cell: (one) => <code className="jhd-code">{versionName(one)}</code> },
        { head: 'Vital', cell: ({ vital }) => vital },
        { head: '75th percentile', isFigure: true, cell: ({ vital, p75 }) => formatVital(vital, p75) },
        {
          head: 'Median',
          isFigure: true,
          cell: ({ vital, p50 }) => (p50 === undefined ? '–' : formatVital(vital, p50)),
        },
        { head: 'Rating', cell: (one) => <Badge tone={rate(one).tone}>{rate(one).word}</Badge> },
        { head: 'Visits measured', isFigure: true, cell: ({ samples }) => formatCount(samples) },
      ]}
    />
  );
}
