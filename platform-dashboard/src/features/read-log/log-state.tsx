import type { LogCheck } from '@jobharbor/platform/schemas';
import { Badge, Button, Notice, Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import OctagonX from 'lucide-react/icons/octagon-x';
import { logCheckQuery } from '../../api/queries.ts';
import { formatCount, formatPlural } from '../../components/figures.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Moment } from '../../components/moment.tsx';
import { Panel } from '../../components/panel.tsx';
import { hrefOf } from '../../routing/route.ts';

/** Result of verifying the log: up to which entry, and where it is broken. */
export function LogState() {
  const check = useQuery(logCheckQuery);
  const isBroken = (check.data?.problems.length ?? 0) > 0;
  return (
    <Panel
      title="Is the log as it was written?"
      mark={check.data && <Verdict isBroken={isBroken} />}
      actions={
        <Button size="small" loading={check.isFetching} onClick={() => void check.refetch()}>
          Check it again
        </Button>
      }
    >
      <Loaded query={check} what="the state of the log" skeleton={<Skeleton shape="text" />}>
        {(found) => (
          <>
            {isBroken && <Problems check={found} />}
            <p>
              {found.chained_from === null
                ? 'No entry holds a digest of the one before it yet.'
                : `Entries ${formatCount(found.chained_from)} to ${formatCount(found.entries)} hold a digest of the one before each.`}{' '}
              <span className="jh-quiet">
                Checked <Moment at={Math.floor(check.dataUpdatedAt / 1_000)} />
                {found.newest_at !== null && (
                  <span>
                    , the newest entry is of <Moment at={found.newest_at} exact />
                  </span>
                )}
                <span>.</span>
              </span>
            </p>
            {found.digest !== null && (
              <details className="jhd-fold">
                <summary>Digest of the newest entry</summary>
                <p>
                  <code className="jhd-code jhd-code--long">{found.digest}</code>
                </p>
                <p className="jh-quiet jh-small">
                  Noted elsewhere from time to time, it tells whether newer entries were cut off.
                </p>
              </details>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Verdict({ isBroken }: { isBroken: boolean }) {
  return isBroken ? (
    <Badge tone="danger" icon={<OctagonX aria-hidden="true" />}>
      Broken
    </Badge>
  ) : (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      Whole
    </Badge>
  );
}

const meanings = {
  missing: 'is missing',
  unreadable: 'cannot be read',
  altered: 'was altered after it was written',
  unchained: 'holds no digest of the one before it',
} as const;

const maxCount = 20;

function Problems({ check: { problems } }: { check: LogCheck }) {
  return (
    <Notice
      tone="danger"
      role="alert"
      title={`${formatPlural(problems.length, 'entry', 'entries')} of the log cannot be believed`}
    >
      <ul>
        {problems.slice(0, maxCount).map(({ seq, what }) => (
          <li key={`${seq} ${what}`}>
            Entry {formatCount(seq)} {meanings[what]}.
          </li>
        ))}
        {problems.length > maxCount && <li>And {formatCount(problems.length - maxCount)} more.</li>}
      </ul>
    </Notice>
  );
}

/** Warning of a broken log; renders nothing if it is intact. */
export function BrokenLogNotice() {
  const { data } = useQuery(logCheckQuery);
  if (!data || data.problems.length === 0) return null;
  const [first] = data.problems;
  return (
    <Notice tone="danger" role="alert" title="The log is not as it was written">
      <p>
        <a href={hrefOf('/log')}>{formatPlural(data.problems.length, 'entry', 'entries')}</a> cannot be
        believed, the first is entry {formatCount(first?.seq ?? 0)}.
      </p>
    </Notice>
  );
}
