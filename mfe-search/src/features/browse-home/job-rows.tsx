import { resultsPath } from '@jobharbor/shared/domain/jobs';
import { useCallSource, useRemote } from '@jobharbor/shared/remote';
import { useQueries } from '@tanstack/react-query';
import { Fragment, memo, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedSection } from '../../common/failed-section.tsx';
import type { JobAction } from '../../common/job-card/job-card.tsx';
import { type RecentJobs, rowKinds, rowQuery } from './home-queries.ts';
import { JobRow, type JobRowProps } from './job-row.tsx';
import { useOwnRow } from './use-own-row.ts';

export type JobRowsProps = {
  /** The country's newest jobs. */
  recent: RecentJobs;
  now: number;
  cardAction: JobAction;
};

const paths = {
  closing: '/jobs?sort=closing',
  pay: '/jobs?sort=pay',
  remote: '/remote-jobs',
} as const;

/** A row that is hydrated by itself, and not with the others when one of them changes: that would be one long task. */
const Row = memo(function Row(props: JobRowProps) {
  return (
    <Suspense>
      <JobRow {...props} />
    </Suspense>
  );
});

/** Rows of jobs: the person's own, closing soon, best paid, remote, just posted. */
export function JobRows({ recent, now, cardAction }: JobRowsProps) {
  const { t } = useTranslation('search');
  const { queryClient } = useRemote();
  const source = useCallSource();
  const found = useQueries({ queries: rowKinds.map((kind) => rowQuery(source, queryClient, kind)) });
  const own = useOwnRow();
  const row = { now, cardAction };
  const rows: ReactNode[] = rowKinds.map((kind, index) => {
    const { data, error } = found[index] ?? {};
    if (data) return <Row {...row} kind={kind} jobs={data.jobs} to={paths[kind]} all={t('homeRows.all')} />;
    return error && <FailedSection title={t(`homeRows.${kind}`)} error={error} retry={found[index]} />;
  });
  rows.push(
    <Row
      {...row}
      kind="recent"
      jobs={recent.jobs}
      to={resultsPath()}
      all={t('home.all', { count: recent.total })}
    />,
  );
  if (own) rows.unshift(<Row {...row} kind="own" {...own} all={t('homeRows.all')} />);
  // By position: a row that comes first changes what each shows, and moves none of them.
  return rows.map((one, position) => <Fragment key={position}>{one}</Fragment>);
}
