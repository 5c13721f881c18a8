import type { Health } from '@jobharbor/platform/schemas';

/** One line of a plot: a value for each step, oldest first. */
export interface PlotLine {
  name: string;
  visits: readonly number[];
  failed: readonly number[];
}

export interface PlotData {
  /** Seconds, one for each step. */
  at: readonly number[];
  lines: readonly PlotLine[];
  /** Names of lines beyond the maximum, which are not shown. */
  left: readonly string[];
}

/** Maximum number of lines; those with the most visits are drawn. */
const maxCount = 8;

type Series = Health['series'][number];

/** One line for each remote; for a single remote one line for each version, and group where figures are grouped. */
export function plotLines({ series }: Health, remote: string): PlotData {
  const wanted = series.filter((one) => remote === '' || one.remote === remote);
  const byName = Map.groupBy(wanted, (one) => (remote === '' ? nameOfRemote(one) : versionName(one)));
  const lines = [...byName].map(([name, parts]) => sumOf(name, parts)).sort((a, b) => total(b) - total(a));
  return {
    at: wanted[0]?.points.map(({ at }) => at) ?? [],
    lines: lines.slice(0, maxCount),
    left: lines.slice(maxCount).map(({ name }) => name),
  };
}

const nameOfRemote = ({ remote, group }: Series) => (group === undefined ? remote : `${remote} · ${group}`);
export const versionName = ({ version, group }: Pick<Series, 'version' | 'group'>): string =>
  group === undefined ? version : `${version} · ${group}`;

const total = ({ visits }: PlotLine) => visits.reduce((sum, one) => sum + one, 0);

function sumOf(name: string, parts: readonly Series[]): PlotLine {
  const steps = parts[0]?.points.length ?? 0;
  const sum = (key: 'visits' | 'failed') =>
    Array.from({ length: steps }, (_, index) =>
      parts.reduce((all, { points }) => all + (points[index]?.[key] ?? 0), 0),
    );
  return { name, visits: sum('visits'), failed: sum('failed') };
}

/** Failed share of visits in each step; null for a step without visits, which leaves a gap in the line. */
export const failedShares = ({ visits, failed }: PlotLine): (number | null)[] =>
  visits.map((all, index) => (all === 0 ? null : (failed[index] ?? 0) / all));
