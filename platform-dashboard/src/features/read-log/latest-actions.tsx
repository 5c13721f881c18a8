import { Skeleton } from '@jobharbor/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { logQuery } from '../../api/queries.ts';
import { Loaded } from '../../components/loaded.tsx';
import { Panel } from '../../components/panel.tsx';
import { hrefOf } from '../../routing/route.ts';
import { LogList } from './log-list.tsx';

const few = 6;

/** The latest entries of the audit log, with a link to all. */
export function LatestActions() {
  const log = useInfiniteQuery(logQuery({ actor: '', action: '' }, few));
  return (
    <Panel title="Latest actions" actions={<a href={hrefOf('/log')}>The whole log</a>}>
      <Loaded query={log} what="the log" skeleton={<Skeleton shape="block" />}>
        {({ pages: [first] }) =>
          first && first.entries.length > 0 ? (
            <LogList entries={first.entries} />
          ) : (
            <p className="jh-quiet">Nothing was done yet.</p>
          )
        }
      </Loaded>
    </Panel>
  );
}
