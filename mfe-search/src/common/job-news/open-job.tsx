import type { JobCard } from '@jobharbor/shared/contracts/jobs/job';
import { jobPath } from '@jobharbor/shared/domain/jobs';
import type { SplitPage } from '@jobharbor/shared/remote';
import { baseOf, nextTask, useCallSource, useRemote } from '@jobharbor/shared/remote';
import { createContext, type MouseEvent, use, useState } from 'react';
import { jobStaticQuery } from './job-static-query.ts';

/** The job page's chunk. */
export const JobPageContext = createContext<Pick<SplitPage<object>, 'load' | 'isLoaded'> | null>(null);

let latestTap: object | undefined;

/**
 * Address and handlers of a plain link to a job, which the shell follows. A router's link would render each card of a list
 * again at each change of the address. The page's code is prefetched on hover. A click before it has loaded keeps the
 * current page until then, instead of an empty one.
 */
export function useOpenJob(job: Pick<JobCard, 'id' | 'slug'>) {
  const page = use(JobPageContext);
  const { queryClient, navigation } = useRemote();
  const source = useCallSource();
  const href = baseOf(source.locale) + jobPath(job);
  const [isOpening, setIsOpening] = useState(false);
  const load = () => void page?.load().catch(() => {});

  return {
    isOpening,
    link: { href, onPointerEnter: load, onTouchStart: load, onFocus: load },
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (event.defaultPrevented || !isPlain || event.button !== 0) return;
      void queryClient.prefetchQuery(jobStaticQuery(source, job.id));
      if (!page || page.isLoaded()) return;
      event.preventDefault();
      setIsOpening(true);
      latestTap = event;
      const { key } = navigation.current();
      const open = () => {
        setIsOpening(false);
        // Somebody who has gone on meanwhile, or tapped another job, stays with that.
        if (latestTap === event && navigation.current().key === key) navigation.navigate(href);
      };
      // A failed load is shown by the page itself. It is rendered in another task than the one that evaluates its code.
      page.load().then(nextTask, nextTask).then(open);
    },
  };
}
