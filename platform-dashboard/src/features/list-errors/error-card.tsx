import type { ReportedError } from '@jobharbor/platform/schemas';
import { Badge, type BadgeTone, Card } from '@jobharbor/shared/ui';
import { countryName } from '../../components/country-name.ts';
import { DataTable } from '../../components/data-table.tsx';
import { formatCount, formatPlural, formatShare } from '../../components/figures.ts';
import { Moment } from '../../components/moment.tsx';
import { StackLines } from './stack-lines.tsx';

/** One error: what it says, where in the sources, since when, and in which versions and countries. */
export function ErrorCard({ error }: { error: ReportedError }) {
  const { event, remote, text, count, first, last, stack, versions, countries } = error;
  // Each table of the page has a name of its own.
  const name = `“${text}” (${event} of ${remote})`;
  return (
    <Card as="li" className="jhd-error">
      <div className="jhd-panel__head">
        <div className="jhd-error__what">
          <h2 className="jhd-panel__title">{remote}</h2>
          <Badge tone={toneOf(error)}>{formatKind(event, text)}</Badge>
        </div>
        <span className="jh-number">{formatPlural(count, 'page')}</span>
      </div>
      <p>
        <code className="jhd-code jhd-code--long">{withoutKind(event, text)}</code>
      </p>
      <p className="jh-quiet">
        First <Moment at={first} exact />, last <Moment at={last} exact /> (<Moment at={last} />)
      </p>
      <StackLines stack={stack} />
      <DataTable
        caption={`Versions with ${name}`}
        captionHidden
        rows={versions}
        keyOf={({ version }) => version}
        columns={[
          { head: 'Version', cell: ({ version }) => <code className="jhd-code">{version}</code> },
          { head: 'Pages', isFigure: true, cell: (row) => formatCount(row.count) },
          { head: 'Share of visits', isFigure: true, cell: formatShareOfVisits },
          { head: 'Change', cell: (row) => <Change {...row} /> },
        ]}
      />
      <DataTable
        caption={`Countries with ${name}`}
        captionHidden
        rows={countries}
        keyOf={({ country }) => country}
        columns={[
          { head: 'Country', cell: ({ country }) => countryName(country) },
          { head: 'Pages', isFigure: true, cell: (row) => formatCount(row.count) },
          { head: 'Share of visits', isFigure: true, cell: formatShareOfVisits },
        ]}
      />
    </Card>
  );
}

/** Visits may be fewer than pages with the error, if they were reported before the period. */
const formatShareOfVisits = ({ count, visits }: { count: number; visits: number }): string =>
  visits === 0 ? '–' : formatShare(Math.min(1, count / visits));

function Change({
  commit,
  change_url: address,
}: Pick<ReportedError['versions'][number], 'commit' | 'change_url'>) {
  if (commit === null) return <span className="jh-quiet">unknown</span>;
  const short = <code className="jhd-code">{commit.slice(0, 10)}</code>;
  return address === null ? short : <a href={address}>{short}</a>;
}

/** Of `reported` the first word says what it is. */
const withoutKind = (event: string, text: string): string =>
  event === 'reported' ? text.slice(text.indexOf(' ') + 1) : text || 'It came without a text.';

const formatKind = (event: string, text: string): string =>
  (event === 'reported' ? (text.split(' ', 1)[0] ?? event) : event).replaceAll('-', ' ');

const mild = /^(?:page-changed|elements-left|lease-left) /;
const toneOf = ({ event, text }: ReportedError): BadgeTone =>
  event === 'hydration-mismatch' || mild.test(text) ? 'attention' : 'danger';
