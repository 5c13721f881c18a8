import { useCallSource, useRemote } from '@jobharbor/shared/remote';
import { renderRemote } from '@jobharbor/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { jobStaticQuery } from '../../common/job-news/job-static-query.ts';
import { aJobStatic } from '../../testing/builders.ts';
import { useJob } from './use-job.ts';

it('shows no failure of an earlier refetch on the way back to a job in the cache', async () => {
  let goTo: (id: number) => void = () => {};
  const failures: unknown[] = [];
  function Page() {
    const { queryClient } = useRemote();
    const source = useCallSource();
    const [id, setId] = useState(() => {
      for (const one of [11, 12])
        queryClient.setQueryData(
          jobStaticQuery(source, one).queryKey,
          aJobStatic({ id: one, title: `${one}` }),
        );
      const query = queryClient.getQueryCache().find({ queryKey: jobStaticQuery(source, 12).queryKey });
      query?.setState({ status: 'error', error: new Error('old') });
      return 11;
    });
    goTo = setId;
    const { job, error } = useJob(id);
    failures.push(error);
    return <p>{job?.title}</p>;
  }
  const { container } = renderRemote(Page, { texts: {} });
  await waitFor(() => expect(container.textContent).toBe('11'));
  act(() => goTo(12));
  await waitFor(() => expect(container.textContent).toBe('12'));
  expect(failures.filter(Boolean)).toEqual([]);
});

/** What the renders of a page show that opens with its job in the cache: the job's title, or that of its brief. */
async function renderKnownJob(): Promise<string[]> {
  const shownTitles: string[] = [];
  function Page() {
    const { queryClient } = useRemote();
    const source = useCallSource();
    useState(() => queryClient.setQueryData(jobStaticQuery(source, 11).queryKey, aJobStatic({ id: 11 })));
    const { job, shown } = useJob(11);
    shownTitles.push(job ? job.title : `brief ${shown?.title}`);
    return <p>{job?.title}</p>;
  }
  const { container } = renderRemote(Page, { texts: {} });
  await waitFor(() => expect(container.textContent).toBe(aJobStatic().title));
  return [...new Set(shownTitles)];
}

it('shows a job that is there already in brief first, so that the tap that opens it is painted', async () => {
  const { title } = aJobStatic();
  expect(await renderKnownJob()).toEqual([`brief ${title}`, title]);
});

it('shows it whole at once on the way back to it, so that its scroll position can be restored', async () => {
  document.documentElement.dataset.position = '900';
  expect(await renderKnownJob()).toEqual([aJobStatic().title]);
});

afterEach(() => {
  delete document.documentElement.dataset.position;
});
