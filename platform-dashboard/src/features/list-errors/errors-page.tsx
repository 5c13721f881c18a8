import type { ErrorList } from '@jobharbor/platform/schemas';
import { EmptyState, LighthouseMotif, Skeleton } from '@jobharbor/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { errorsQuery } from '../../api/queries.ts';
import { formatPlural } from '../../components/figures.ts';
import { Loaded } from '../../components/loaded.tsx';
import { minutesOf, ReportFilters } from '../../components/report-filters.tsx';
import { replaceQuery, useRoute } from '../../routing/route.ts';
import { ErrorCard } from './error-card.tsx';

/** Errors that visitors’ browsers reported, each once, the most frequent first. The filters are in the URL. */
export function ErrorsPage() {
  const { query } = useRoute();
  const minutes = minutesOf(query);
  const remote = query.get('remote') ?? '';
  const errors = useQuery(errorsQuery(minutes));
  const change = (part: Record<string, string>) =>
    replaceQuery('/errors', { minutes: String(minutes), remote, ...part });
  const known = (errors.data?.errors ?? []).map((one) => one.remote);
  return (
    <div className="jh-stack jh-gap-6">
      <ReportFilters minutes={minutes} remote={remote} known={known} onChange={change} />
      <Loaded
        query={errors}
        what="the errors"
        skeleton={<Skeleton className="jhd-skeleton jhd-skeleton--tall" shape="block" />}
      >
        {(list) => <Errors list={list} remote={remote} />}
      </Loaded>
    </div>
  );
}

function Errors({ list, remote }: { list: ErrorList; remote: string }) {
  const shown = list.errors.filter((one) => remote === '' || one.remote === remote);
  return (
    <>
      {list.left_out > 0 && (
        <p className="jh-quiet">
          {formatPlural(list.left_out, 'page')} met errors so rare that they are not kept one by one.
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState motif={<LighthouseMotif />} title="No page has reported an error in this time">
          What goes wrong in visitors’ browsers stands here within seconds.
        </EmptyState>
      ) : (
        <ul className="jh-stack">
          {shown.map((error) => (
            <ErrorCard key={error.id} error={error} />
          ))}
        </ul>
      )}
    </>
  );
}
