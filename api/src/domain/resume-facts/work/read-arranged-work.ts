import { entryPeriodOf, factOfPart, maxEntries } from '../entries/entry-period.ts';
import type { SourceLine } from '../lines/source-line.ts';
import { type ArrangedJob, arrangeJobs } from './arrange-jobs.ts';
import { titleOf, type WorkFacts, withoutPlace } from './read-work.ts';

/**
 * The jobs of lines between which lines of other columns may stand. The jobs have no descriptions, since the lines of a
 * description cannot be assigned.
 */
export const readArrangedWork = (
  lines: readonly SourceLine[],
  weightOf: (line: SourceLine) => number,
): WorkFacts[] => arrangeJobs(lines, weightOf).slice(0, maxEntries).map(toWork);

function toWork({ title, company, dated }: ArrangedJob): WorkFacts {
  const dates = dated?.dates ? { range: dated.dates, line: dated } : null;
  return {
    title: titleOf(title),
    company: company && factOfPart(withoutPlace(company)),
    ...entryPeriodOf({ header: [], dates, body: [] }, 'start'),
  };
}
