import type { Canary, Comparison, SetFigures } from '@jobharbor/platform/schemas';
import { ProgressBar } from '@jobharbor/shared/ui';
import { countryName } from '../../components/country-name.ts';
import { DataTable } from '../../components/data-table.tsx';
import { failedShare, formatCount, formatShare } from '../../components/figures.ts';
import { FailureScale } from './failure-scale.tsx';

export interface ComparisonFiguresProps {
  comparison: Comparison;
  threshold: Canary['threshold'];
}

const sides = [
  { key: 'canary', name: 'Canary' },
  { key: 'live', name: 'Live' },
] as const;

/** Figures of canary and live set since the canary started, and their distance from the threshold that stops it. */
export function ComparisonFigures({ comparison, threshold }: ComparisonFiguresProps) {
  const points = Number((threshold.tolerance * 100).toFixed(2));
  const rule = `It stops by itself when its failed visits are more than ${points} percentage points more frequent than the live set’s, and by more than chance explains, over all visits or in one country, once both sides have ${formatCount(threshold.minimum_visits)} visits there.`;
  const fewest = Math.min(comparison.canary.visits, comparison.live.visits);
  const isJudged = fewest >= threshold.minimum_visits;
  return (
    <div className="jh-stack jh-gap-4">
      <DataTable
        caption="Canary and live set since it started"
        captionHidden
        rows={sides}
        keyOf={({ key }) => key}
        columns={[
          { head: 'Side', cell: ({ name }) => name },
          { head: 'Visits', isFigure: true, cell: ({ key }) => formatCount(comparison[key].visits) },
          { head: 'Failed', isFigure: true, cell: ({ key }) => formatCount(comparison[key].failed) },
          { head: 'Share that failed', isFigure: true, cell: ({ key }) => shareOf(comparison[key]) },
        ]}
      />
      {isJudged ? (
        <FailureScale comparison={comparison} tolerance={threshold.tolerance} />
      ) : (
        <ProgressBar
          label="Visits until it is judged"
          value={fewest}
          max={threshold.minimum_visits}
          valueText={`${formatCount(fewest)} of ${formatCount(threshold.minimum_visits)}`}
        />
      )}
      <p className="jh-quiet jh-small">{rule}</p>
      {comparison.countries.length > 0 && (
        <details className="jhd-fold">
          <summary>By country</summary>
          <DataTable
            caption="Canary and live set by country"
            captionHidden
            rows={comparison.countries}
            keyOf={({ country }) => country}
            columns={[
              { head: 'Country', cell: ({ country }) => countryName(country) },
              { head: 'Canary visits', isFigure: true, cell: ({ canary }) => formatCount(canary.visits) },
              { head: 'Canary failed', isFigure: true, cell: ({ canary }) => shareOf(canary) },
              { head: 'Live visits', isFigure: true, cell: ({ live }) => formatCount(live.visits) },
              { head: 'Live failed', isFigure: true, cell: ({ live }) => shareOf(live) },
            ]}
          />
        </details>
      )}
    </div>
  );
}

const shareOf = (figures: SetFigures): string => {
  const share = failedShare(figures);
  return share === null ? '–' : formatShare(share);
};
