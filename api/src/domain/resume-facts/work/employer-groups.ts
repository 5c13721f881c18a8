import type { DateRange } from '../dates/find-dates.ts';
import type { PartialDate } from '../dates/partial-date.ts';
import { entryPeriodOf, factOfPart } from '../entries/entry-period.ts';
import { isHeader, partsOf, withoutDates } from '../entries/header-line.ts';
import { isItem, type SourceLine, trimMarks } from '../lines/source-line.ts';
import { isPlace } from '../words/places.ts';
import { mentions } from '../words/words.ts';
import { titleOf, type WorkFacts, withoutPlace } from './read-work.ts';

/** So many roles below one employer make a group. */
const minRoles = 2;

interface EmployerGroup {
  employer: SourceLine;
  roles: { line: SourceLine; body: SourceLine[] }[];
}

/**
 * Roles of one employer. The whole period is beside its name, and each role below has a period of its own: `Hotel X
 * 2014 – Present`, `Cook, Breakfast Mar 2020 – Present`, `Waiter, Bar Jan 2014 – Feb 2020`. What stands behind the
 * comma is a team, and no employer.
 */
export function readEmployerGroups(lines: readonly SourceLine[]): {
  jobs: WorkFacts[];
  taken: ReadonlySet<number>;
} {
  const groups = lines.flatMap((line, at) => groupAt(lines, line, at) ?? []);
  const taken = new Set(
    groups.flatMap(({ employer, roles }) => [
      employer.index,
      ...roles.flatMap(({ line, body }) => [line.index, ...body.map(({ index }) => index)]),
    ]),
  );
  return { jobs: groups.flatMap(jobsOf), taken };
}

function groupAt(lines: readonly SourceLine[], employer: SourceLine, at: number): EmployerGroup | null {
  const whole = employer.dates;
  const name = trimMarks(withoutDates(employer).replace(/\t/g, ' '));
  const isEmployer =
    whole?.start != null && isHeader(employer) && name !== '' && !mentions('titles', name) && !isPlace(name);
  if (!isEmployer) return null;
  const roles: EmployerGroup['roles'] = [];
  for (const line of lines.slice(at + 1)) {
    const isDated = line.dates?.start != null && !isItem(line) && isHeader(line);
    if (isDated && line.dates && (!isRole(line) || !isWithin(line.dates, whole))) break;
    if (isDated) roles.push({ line, body: [] });
    // Something else stands between the employer and its first role.
    else if (roles.length === 0) return null;
    else roles.at(-1)?.body.push(line);
  }
  const starts = roles.flatMap(({ line }) => (line.dates?.start ? [monthOf(line.dates.start, 1)] : []));
  const isWhole = Math.abs(Math.min(...starts) - monthOf(whole.start as PartialDate, 1)) <= 12;
  return roles.length >= minRoles && isWhole ? { employer, roles } : null;
}

const isRole = (line: SourceLine): boolean => {
  const [first] = partsOf(line);
  return first !== undefined && mentions('titles', first.text.split(',')[0] ?? '');
};

const monthOf = ({ year, month }: PartialDate, unknown: number): number => year * 12 + (month ?? unknown);

function isWithin(part: DateRange, whole: DateRange): boolean {
  const last = ({ end, isCurrent }: DateRange) => (isCurrent || !end ? Infinity : monthOf(end, 12));
  const first = ({ start }: DateRange) => (start ? monthOf(start, 1) : -Infinity);
  return first(part) >= first(whole) && last(part) <= last(whole);
}

const jobsOf = ({ employer, roles }: EmployerGroup): WorkFacts[] =>
  roles.flatMap(({ line, body }) => {
    const [title] = partsOf(line);
    const [company] = partsOf(employer);
    if (!title || !company) return [];
    const dates = line.dates && { range: line.dates, line };
    return {
      title: titleOf(title),
      company: factOfPart(withoutPlace(company)),
      ...entryPeriodOf({ header: [], dates, body }, 'start'),
    };
  });
