import type { Compatibility } from '@jobharbor/platform/schemas';
import { Badge, Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Copy from 'lucide-react/icons/copy';
import { compatibilityQuery } from '../../api/queries.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { Moment } from '../../components/moment.tsx';
import { SetName } from '../../components/set-name.tsx';

type Row = Compatibility['remotes'][number];

/** Versions that each remote requires against those that the live shell provides: what prevents a shell upgrade. */
export function CompatibilityPage() {
  const compatibility = useQuery(compatibilityQuery);
  return (
    <Loaded
      query={compatibility}
      what="the compatibility matrix"
      skeleton={<Skeleton className="jhd-skeleton" shape="block" />}
    >
      {({ set, shell, remotes }) => (
        <div className="jh-stack jh-gap-6">
          <p>
            Live set <SetName id={set} />: the shell <code className="jhd-code">{shell.version}</code> gives{' '}
            <code className="jhd-code">@jobharbor/shared {shell.shared}</code> and{' '}
            <code className="jhd-code">React {shell.react}</code>.
          </p>
          <DataTable
            caption="Remotes of the live set and what they need"
            captionHidden
            rows={remotes}
            keyOf={({ name }) => name}
            columns={[
              { head: 'Remote', cell: ({ name }) => name },
              { head: 'Team', cell: ({ team }) => team },
              { head: 'Version', cell: ({ version }) => <code className="jhd-code">{version}</code> },
              { head: 'Released', cell: ({ released_at: at }) => <Moment at={at} /> },
              {
                head: 'Commit',
                cell: ({ commit }) => (commit ? <code className="jhd-code">{commit.slice(0, 8)}</code> : '–'),
              },
              { head: 'Shared', cell: (row) => <Fit range={row.needs.shared} fits={row.fits.shared} /> },
              { head: 'React', cell: (row) => <ReactFit row={row} /> },
            ]}
          />
        </div>
      )}
    </Loaded>
  );
}

function Fit({ range, fits }: { range: string; fits: boolean }) {
  return (
    <span className="jh-inline">
      <code className="jhd-code">{range}</code>
      {fits ? (
        <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
          fits
        </Badge>
      ) : (
        <Badge tone="danger" icon={<CircleX aria-hidden="true" />}>
          does not fit
        </Badge>
      )}
    </span>
  );
}

function ReactFit({ row }: { row: Row }) {
  if (!row.brings_own_react) return <Fit range={row.needs.react} fits={row.fits.react} />;
  return (
    <span className="jh-inline">
      <code className="jhd-code">{row.needs.react}</code>
      <Badge tone="attention" icon={<Copy aria-hidden="true" />}>
        brings its own
      </Badge>
    </span>
  );
}
