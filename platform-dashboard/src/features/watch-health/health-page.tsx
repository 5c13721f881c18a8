import type { Health } from '@jobharbor/platform/schemas';
import { EmptyState, LighthouseMotif, SelectField, Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type HealthFilter, healthQuery } from '../../api/queries.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { minutesOf, ReportFilters } from '../../components/report-filters.tsx';
import { replaceQuery, useRoute } from '../../routing/route.ts';
import { FailureTable } from './failure-table.tsx';
import { HealthPlots } from './health-plots.tsx';
import { ScreensTable } from './screens-table.tsx';
import { VitalsTable } from './vitals-table.tsx';

const groups = ['set', 'country', 'language'] as const;

/** Health of every remote and version in visitors' browsers. The filters are in the URL. */
export function HealthPage() {
  const { query } = useRoute();
  const minutes = minutesOf(query);
  const by: HealthFilter['by'] = groups.find((group) => group === query.get('by')) ?? '';
  const remote = query.get('remote') ?? '';
  const health = useQuery(healthQuery({ minutes, by }));
  const change = (part: Record<string, string>) =>
    replaceQuery('/health', { minutes: String(minutes), by, remote, ...part });
  const known = (health.data?.series ?? []).map((one) => one.remote);
  return (
    <div className="jh-stack jh-gap-6">
      <ReportFilters minutes={minutes} remote={remote} known={known} onChange={change}>
        <SelectField
          label="Told apart by"
          value={by}
          onChange={(event) => change({ by: event.target.value })}
        >
          <option value="">nothing more</option>
          {groups.map((group) => (
            <option key={group}>{group}</option>
          ))}
        </SelectField>
      </ReportFilters>
      <Loaded
        query={health}
        what="the health figures"
        skeleton={<Skeleton className="jhd-skeleton jhd-skeleton--tall" shape="block" />}
      >
        {(known) => <Figures health={known} remote={remote} />}
      </Loaded>
    </div>
  );
}

function Figures({ health, remote }: { health: Health; remote: string }) {
  const isShown = ({ remote: name }: { remote: string }) => remote === '' || name === remote;
  const series = health.series.filter(isShown);
  const { unsigned } = health;
  const note = unsigned > 0 && (
    <p className="jh-quiet">
      {unsigned} {unsigned === 1 ? 'report' : 'reports'} came without the trace of a page that this site sent.
      Anybody can make such reports up: they stand in no figure and decide nothing.
    </p>
  );
  if (series.length === 0)
    return (
      <>
        {note}
        <EmptyState motif={<LighthouseMotif />} title="No page has reported in this time">
          Figures come from visitors’ browsers: open a page of the site, and they stand here within seconds.
        </EmptyState>
      </>
    );
  return (
    <>
      {note}
      <HealthPlots health={health} remote={remote} />
      <Panel title="Failures">
        <FailureTable series={series} />
      </Panel>
      <Panel title="Answer to a tap, by screen">
        <ScreensTable figures={health.screens.filter(isShown)} />
      </Panel>
      <Panel title="Web vitals">
        <VitalsTable vitals={health.vitals.filter(isShown)} />
      </Panel>
    </>
  );
}
