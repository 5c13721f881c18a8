import type { Machine, MachineList } from '@jobharbor/platform/schemas';
import { Badge, Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { machinesQuery } from '../../api/queries.ts';
import { DataTable } from '../../components/data-table.tsx';
import { formatShare } from '../../components/figures.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { findProblems } from './find-problems.ts';

const megabytes = new Intl.NumberFormat('en', { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
const formatSize = (bytes: number): string => megabytes.format(bytes / 1e6);
const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** Gateways with their render processes, API, database and machines; problems first. */
export function MachinesPanel() {
  const machines = useQuery(machinesQuery);
  return (
    <Panel title="Gateways">
      <Loaded query={machines} what="the gateways" skeleton={<Skeleton shape="block" />}>
        {(list) =>
          list.machines.length === 0 ? (
            <p className="jh-quiet">No gateway has said anything within the hour.</p>
          ) : (
            <MachineTable list={list} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function MachineTable({ list: { now, machines } }: { list: MachineList }) {
  const rows = machines
    .map((machine) => ({ ...machine, troubles: findProblems(machine, now) }))
    .sort((a, b) => b.troubles.length - a.troubles.length);
  return (
    <DataTable
      caption="Gateways and their machines"
      captionHidden
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { head: 'Gateway', cell: ({ host, pid }) => `${host} ${pid}` },
        { head: 'State', cell: ({ troubles }) => <State troubles={troubles} /> },
        { head: 'Last word', cell: ({ at }) => <Moment at={at} /> },
        { head: 'Up since', cell: ({ started_at }) => <Moment at={started_at} /> },
        {
          head: 'API and database',
          isFigure: true,
          cell: ({ api, api_ms }) => (api === 'ok' ? `${api_ms} ms` : '–'),
        },
        { head: 'Its memory', isFigure: true, cell: ({ memory }) => formatSize(memory) },
        {
          head: 'Memory left',
          isFigure: true,
          cell: (row) => formatShare(shareOf(row.memory_free, row.memory_total)),
        },
        {
          head: 'Disk left',
          isFigure: true,
          cell: (row) => formatShare(shareOf(row.disk_free, row.disk_total)),
        },
        { head: 'Load per core', isFigure: true, cell: ({ load, cores }) => decimal.format(load / cores) },
        { head: 'Draws pages of', cell: ({ processes }) => formatProcesses(processes) },
      ]}
    />
  );
}

function State({ troubles }: { troubles: readonly string[] }) {
  if (troubles.length === 0) return <Badge tone="success">well</Badge>;
  return troubles.map((trouble) => (
    <Badge key={trouble} tone="danger">
      {trouble}
    </Badge>
  ));
}

const shareOf = (part: number, whole: number): number => Math.round((part / whole) * 100) / 100;

/** The packages that it renders, each with its version, or with how many versions there are. */
const formatProcesses = (processes: Machine['processes']): string =>
  [...Map.groupBy(processes, ({ name }) => name)]
    .map(([name, own]) => {
      const versions = new Set(own.map(({ version }) => version));
      return versions.size > 1 ? `${name} (${versions.size} versions)` : `${name} ${[...versions].join('')}`;
    })
    .sort()
    .join(', ') || 'none';
