import type { Health } from '@jobharbor/platform/schemas';
import { Badge } from '@jobharbor/shared/ui';
import { DataTable } from '../../components/data-table.tsx';
import { formatCount } from '../../components/figures.ts';
import { versionName } from './plot-lines.ts';

type Vital = Health['vitals'][number];

/** Published thresholds of the web vitals: good up to the first, poor beyond the second. */
const limits: Record<Vital['vital'], readonly [number, number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1_800],
  FCP: [1_800, 3_000],
};

function rate({ vital, p75 }: Pick<Vital, 'vital' | 'p75'>) {
  const [good, poor] = limits[vital];
  if (p75 <= good) return { tone: 'success', word: 'good' } as const;
  return p75 > poor
    ? ({ tone: 'danger', word: 'poor' } as const)
    : ({ tone: 'attention', word: 'fair' } as const);
}

const two = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });

function formatVital(vital: Vital['vital'], value: number): string {
  if (vital === 'CLS') return two.format(value);
  return value < 1_000 ? `${Math.round(value)} ms` : `${two.format(Math.round(value / 10) / 100)} s`;
}

/** 75th percentile of each web vital by remote and version. */
export function VitalsTable({ vitals }: { vitals: readonly Vital[] }) {
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
