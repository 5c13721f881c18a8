import type { Health, Status } from '@jobharbor/platform/schemas';
import { Badge } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { statusQuery } from '../../api/queries.ts';
import { DataTable } from '../../components/data-table.tsx';
import { formatCount } from '../../components/figures.ts';
import { formatVital, rate } from './vital-rating.ts';

type ScreenFigure = Health['screens'][number];

/** The sets to compare, with the head of the column of each: live, the one before, each running canary. */
function comparedSets(status: Status | undefined): { head: string; set: string }[] {
  const { live = null, canaries = [] } = status ?? {};
  const before = live?.previous[0];
  return [
    ...(live ? [{ head: 'Live', set: live.set }] : []),
    ...(before === undefined ? [] : [{ head: 'Before', set: before }]),
    ...canaries
      .filter(({ state }) => state === 'running')
      .map(({ set }, index, all) => ({ head: all.length > 1 ? `Canary ${index + 1}` : 'Canary', set })),
  ];
}

/**
 * 75th percentile of interaction to next paint by screen: of the live set beside the one before, and of canaries beside
 * both.
 */
export function ScreensTable({ figures }: { figures: readonly ScreenFigure[] }) {
  const { data: status } = useQuery(statusQuery);
  const sets = comparedSets(status);
  const shown = figures.filter(({ set }) => sets.some((one) => one.set === set));
  const screens = [
    ...new Map(shown.map(({ remote, screen }) => [`${remote} ${screen}`, { remote, screen }])).values(),
  ];
  if (screens.length === 0)
    return <p className="jh-quiet">No tap was reported of the sets that are served, or were before.</p>;
  return (
    <DataTable
      caption="Interaction to next paint by screen, 75th percentile"
      captionHidden
      rows={screens}
      keyOf={({ remote, screen }) => `${remote} ${screen}`}
      columns={[
        { head: 'Screen', cell: ({ screen }) => <code className="jhd-code">{screen}</code> },
        { head: 'Remote', cell: ({ remote }) => remote },
        ...sets.map(({ head, set }) => ({
          head,
          isFigure: true,
          cell: ({ remote, screen }: Pick<ScreenFigure, 'remote' | 'screen'>) => (
            <Figure
              figure={shown.find((one) => one.set === set && one.remote === remote && one.screen === screen)}
            />
          ),
        })),
      ]}
    />
  );
}

function Figure({ figure }: { figure: ScreenFigure | undefined }) {
  if (!figure) return '–';
  const { p75, samples, version } = figure;
  const { tone, word } = rate({ vital: 'INP', p75 });
  return (
    <>
      <span>{formatVital('INP', p75)}</span> <Badge tone={tone}>{word}</Badge>
      <br />
      <span className="jh-small jh-quiet">
        {`${formatCount(samples)} ${samples === 1 ? 'visit' : 'visits'}, ${version}`}
      </span>
    </>
  );
}
