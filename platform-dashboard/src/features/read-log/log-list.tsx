import type { LogEntry } from '@jobharbor/platform/schemas';
import { Badge } from '@jobharbor/shared/ui';
import { Moment } from '../../components/moment.tsx';
import { SetName } from '../../components/set-name.tsx';
import { actionLabel, toneOf } from './actions.ts';

/** One entry of the log a row: action, actor, time, reason, sets before and after. */
export function LogList({ entries, exact = false }: { entries: readonly LogEntry[]; exact?: boolean }) {
  return (
    <ol className="jhd-log">
      {entries.map((entry) => (
        <li key={entry.seq}>
          <p className="jhd-log__line">
            <Badge tone={toneOf(entry.action)}>{actionLabel(entry.action)}</Badge>
            <span>
              <strong>{entry.by}</strong>
              {entry.team && entry.team !== entry.by && <span className="jh-quiet"> {entry.team}</span>}
            </span>
            <span className="jh-quiet">
              <Moment at={entry.at} exact={exact} />
            </span>
          </p>
          {entry.reason && <p>{entry.reason}</p>}
          <LogFacts entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function LogFacts({ entry: { from_set: from, to_set: to, detail } }: { entry: LogEntry }) {
  const details = Object.entries(detail);
  if (from === null && to === null && details.length === 0) return null;
  return (
    <p className="jhd-log__facts">
      {from !== null && (
        <span>
          from <SetName id={from} />
        </span>
      )}
      {to !== null && (
        <span>
          to <SetName id={to} />
        </span>
      )}
      {details.map(([name, value]) => (
        <span key={name}>
          {name} <code className="jhd-code">{String(value)}</code>
        </span>
      ))}
    </p>
  );
}
