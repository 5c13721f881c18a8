import { readFacts } from '../../domain/resume-facts/read-facts.ts';
import { linesOf } from './resume-lines.ts';

/** Title, company, start and end (`now` if it lasts) of each job that is read from the lines of a résumé. */
export const jobsOf = (text: string) =>
  readFacts(linesOf(text)).work.map(({ title, company, start, end, current }) => [
    ...[title?.value, company?.value, start?.value],
    end?.value ?? (current ? 'now' : undefined),
  ]);
