import type { Health } from '@jobharbor/platform/schemas';
import { formatCount, formatPlural, formatShare } from '../../components/figures.ts';
import { Panel } from '../../components/panel.tsx';
import { LinePlot } from './line-plot.tsx';
import { failedShares, type PlotData, plotLines } from './plot-lines.ts';
import { ReleaseList } from './release-list.tsx';

/** Failed visits and all visits over time. */
export function HealthPlots({ health, remote }: { health: Health; remote: string }) {
  const data = plotLines(health, remote);
  const releases = health.releases.filter(({ changed }) => remote === '' || remote in changed);
  const marks = releases.map(({ at }) => at);
  const step =
    health.step === 60 ? 'a minute' : `${formatPlural(Math.round(health.step / 60), 'minute')} each`;
  return (
    <Panel title={remote === '' ? 'By remote' : `${remote}, by version`}>
      <div className="jhd-plots">
        <LinePlot
          title="Share of visits with a failure"
          at={data.at}
          marks={marks}
          lines={data.lines.map((line) => ({ name: line.name, values: failedShares(line) }))}
          say={formatShare}
          summary={sumUp(data)}
        />
        <LinePlot
          title={`Visits, ${step}`}
          at={data.at}
          marks={marks}
          lines={data.lines.map(({ name, visits }) => ({ name, values: visits }))}
          say={formatCount}
          summary={sumUp(data)}
        />
      </div>
      <ReleaseList releases={releases} />
      {data.left.length > 0 && (
        <p className="jh-quiet jh-small">Not drawn, since they have fewer visits: {data.left.join(', ')}.</p>
      )}
    </Panel>
  );
}

function sumUp({ lines }: PlotData): string {
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  return lines
    .map(
      ({ name, visits, failed }) =>
        `${name}: ${formatPlural(add(visits), 'visit')}, ${formatCount(add(failed))} with a failure.`,
    )
    .join(' ');
}
