import type { MarketReadiness } from '@jobharbor/platform/schemas';
import { Badge, Notice, Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { marketsQuery } from '../../api/queries.ts';
import { countryName } from '../../components/country-name.ts';
import { DataTable } from '../../components/data-table.tsx';
import { Loaded } from '../../components/loaded.tsx';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const nameOf = ({ kind, key }: MarketReadiness): string =>
  kind === 'country' ? countryName(key) : (languageNames.of(key) ?? key);

/** Countries and languages with what each lacks; those that lack something first. */
export function MarketsPage() {
  const markets = useQuery(marketsQuery);
  return (
    <Loaded query={markets} what="the markets" skeleton={<Skeleton className="jhd-skeleton" shape="block" />}>
      {(list) => <Markets markets={list.markets} />}
    </Loaded>
  );
}

function Markets({ markets }: { markets: readonly MarketReadiness[] }) {
  const rows = markets.toSorted((one, other) => other.gaps.length - one.gaps.length);
  const hurt = rows.filter(({ is_open, gaps }) => is_open && gaps.length > 0);
  return (
    <div className="jh-stack jh-gap-6">
      {hurt.length > 0 && (
        <Notice tone="attention" role="alert" title="Open markets lack something">
          <p>{hurt.map(nameOf).join(', ')}. They stay open until somebody mends or closes them.</p>
        </Notice>
      )}
      <p className="jh-quiet">
        A market that is not open is shown to who holds a preview, at its own address, such as /en/nz. It
        opens with a release that takes it out of unopened-markets.ts, which the checks refuse while it lacks
        something.
      </p>
      <DataTable
        caption="Countries and languages"
        captionHidden
        rows={rows}
        keyOf={({ kind, key }) => `${kind} ${key}`}
        columns={[
          {
            head: 'Market',
            cell: (row) => (
              <>
                {nameOf(row)} <code className="jhd-code">{row.key}</code>
              </>
            ),
          },
          { head: 'Kind', cell: ({ kind }) => kind },
          {
            head: 'State',
            cell: ({ is_open }) => (is_open ? <Badge tone="success">open</Badge> : <Badge>not open</Badge>),
          },
          { head: 'Lacks', cell: ({ gaps }) => <Gaps gaps={gaps} /> },
        ]}
      />
    </div>
  );
}

function Gaps({ gaps }: Pick<MarketReadiness, 'gaps'>) {
  if (gaps.length === 0) return 'nothing';
  return (
    <>
      {gaps.map(({ part, lacks, mend }) => (
        <p key={`${mend} ${lacks}`}>
          {part}: {lacks} <code className="jhd-code">{mend}</code>
        </p>
      ))}
    </>
  );
}
