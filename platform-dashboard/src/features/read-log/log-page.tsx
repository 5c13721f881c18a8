import { Button, ChartMotif, EmptyState, SelectField, Skeleton } from '@jobharbor/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { logQuery } from '../../api/queries.ts';
import { Loaded } from '../../components/loaded.tsx';
import { replaceQuery, useRoute } from '../../routing/route.ts';
import { actionLabel, actions } from './actions.ts';
import { LogList } from './log-list.tsx';
import { LogState } from './log-state.tsx';

/** The audit log, newest first, filtered by actor and action. The filters are in the URL. */
export function LogPage() {
  const { query } = useRoute();
  const filter = { actor: query.get('actor') ?? '', action: query.get('action') ?? '' };
  const log = useInfiniteQuery(logQuery(filter));
  const change = (part: Partial<typeof filter>) => replaceQuery('/log', { ...filter, ...part });
  const actors = log.data?.pages[0]?.actors ?? [];
  const isFiltered = filter.actor !== '' || filter.action !== '';
  return (
    <div className="jh-stack jh-gap-6">
      <LogState />
      <LogFilters {...{ filter, actors }} onChange={change} />
      <Loaded query={log} what="the log" skeleton={<Skeleton className="jhd-skeleton" shape="block" />}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0)
            return <EmptyLog isFiltered={isFiltered} onShowAll={() => change({ actor: '', action: '' })} />;
          return (
            <>
              <LogList entries={entries} exact />
              {log.hasNextPage && (
                <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                  Show older entries
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

interface LogFiltersProps {
  filter: { actor: string; action: string };
  actors: readonly string[];
  onChange: (part: Partial<LogFiltersProps['filter']>) => void;
}

function LogFilters({ filter, actors, onChange }: LogFiltersProps) {
  return (
    <div className="jhd-filters">
      <SelectField
        label="Who"
        value={filter.actor}
        onChange={(event) => onChange({ actor: event.target.value })}
      >
        <option value="">Everyone</option>
        {[...new Set([...actors, ...(filter.actor ? [filter.actor] : [])])].map((actor) => (
          <option key={actor}>{actor}</option>
        ))}
      </SelectField>
      <SelectField
        label="What"
        value={filter.action}
        onChange={(event) => onChange({ action: event.target.value })}
      >
        <option value="">Everything</option>
        {actions.map((action) => (
          <option key={action} value={action}>
            {actionLabel(action)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function EmptyLog({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  return (
    <EmptyState
      motif={<ChartMotif />}
      title={isFiltered ? 'Nothing like that was done' : 'Nothing was done yet'}
      actions={isFiltered && <Button onClick={onShowAll}>Show everything</Button>}
    >
      {isFiltered ? 'No entry of the log fits both filters.' : 'The first publish will stand here.'}
    </EmptyState>
  );
}
