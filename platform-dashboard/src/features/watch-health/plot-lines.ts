import type { Health } from '@jobharbor/platform/schemas';

/** One line of a plot: what happened in each step, oldest first. */
export interface PlotLine {
  name: string;
  visits: readonly number[];
  failed: readonly number[];
}

export interface PlotData {
  /** Seconds, one for each step. */
  at: readonly number[];
  lines: readonly PlotLine[];
  /** Names of lines that found no room. */
  left: readonly string[];
}

/** More lines than this cannot be told apart; those with the most visits are drawn. */
const most = 8;

type Series = Health['series'][number];

/** Of every remote one line; of one remote a line a version, and a group where figures are told apart by one. */
export function plotLines({ series }: Health, remote: string): PlotData {
  const wanted = series.filter((one) => remote === '' || one.remote === remote);
  const byName = Map.groupBy(wanted, (one) => (remote === '' ? nameOfRemote(one) : nameOfVersion(one)));
  const lines = [...byName].map(([name, parts]) => sumOf(name, parts)).sort((a, b) => total(b) - total(a));
  return {
    at: wanted[0]?.points.map(({ at }) => at) ?? [],
    lines: lines.slice(0, most),
    left: lines.slice(most).map(({ name }) => name),
  };
}

const nameOfRemote = ({ remote, group }: Series) => (group === undefined ? remote : `${remote} · ${group}`);
export const nameOfVersion = ({ version, group }: Pick<Series, 'version' | 'group'>): string =>
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

/** The share that failed in each step; null where nobody came, so that no line is drawn there. */
export const sharesOf = ({ visits, failed }: PlotLine): (number | null)[] =>
  visits.map((all, index) => (all === 0 ? null : (failed[index] ?? 0) / all));
