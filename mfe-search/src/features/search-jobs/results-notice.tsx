import type { ComponentProps } from 'react';
import { HiddenJobNotice } from './hidden-job.tsx';
import { NoResults } from './no-results.tsx';
import { PageOutOfRange } from './page-out-of-range.tsx';
import { UnderstoodPayNotice } from './understood-pay-notice.tsx';

export { ConvertedFiltersNotice } from './converted-filters-notice.tsx';
export { SignInToSeeMore } from './sign-in-to-see-more.tsx';

export type ResultsNoticeProps =
  | ComponentProps<typeof HiddenJobNotice>
  | ComponentProps<typeof NoResults>
  | ComponentProps<typeof PageOutOfRange>
  | ComponentProps<typeof UnderstoodPayNotice>;

/**
 * Messages in place of results, or above few of them. One chunk for the four, since each of its own would add its
 * integrity hash to the first script.
 */
export function ResultsNotice(props: ResultsNoticeProps) {
  if ('hidden' in props) return <HiddenJobNotice {...props} />;
  if ('found' in props) return <NoResults {...props} />;
  if ('pay' in props) return <UnderstoodPayNotice {...props} />;
  return <PageOutOfRange {...props} />;
}
