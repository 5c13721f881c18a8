import type { Tap } from '@jobharbor/shared/remote/taps';

/** Those that the release gate measures: it must not apply for a company's jobs, as an applicant does. */
export const gateTaps = (taps: readonly Tap[]): Tap[] =>
  taps.filter(({ visitor }) => visitor !== 'applicant');
