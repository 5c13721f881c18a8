import { splitDegree } from '../degrees/split-degree.ts';
import { isDuration } from '../entries/header-line.ts';
import { isItem, type SourceLine, textOf } from '../lines/source-line.ts';
import { type Candidate, candidatesOf, type LineCandidates } from './job-candidates.ts';

/** A job of the best arrangement of the candidates. */
export interface ArrangedJob {
  title: Candidate;
  company: Candidate | null;
  dated: SourceLine | null;
  score: number;
  /** First and last line, as positions among the lines. */
  from: number;
  to: number;
}

/** How far a company or a date may be from its title, in lines. */
const reach = 5;
/** Minimum score of a job. */
const threshold = 2.6;
const maxPerLine = 4;
/** Title and company in parts of one line. */
const besideBonus = 0.6;
/** Both in one part, with a word or a mark between them that tells which is which. */
const pairBonus = 0.8;
/** A line with its own date does not take the date of a line above. */
const ofOtherDate = 1.5;
const maxDates = 4;
const rounds = 3;
/** The maximum weight of a line below a heading of another section than jobs. */
const otherSection = -1;
/** Weight of a line below the heading of the education section. */
const ofEducation = -2;
/** Score for the layout that all other jobs of the document share. */
const likeness = 1.8;

/** Where company and date stand against the title: before it, on its line, after it, or nowhere. */
const side = (of: number | null, title: number): number => (of === null ? 2 : Math.sign(of - title));

interface Weighed extends ArrangedJob {
  pattern: string;
  bare: number;
}

/**
 * The jobs of lines that may be interleaved with other columns. It takes the best-scoring combination of titles,
 * companies and dates. A résumé has one layout for all jobs, so the layout of the surest job applies to the others.
 */
export function arrangeJobs(
  lines: readonly SourceLine[],
  weightOf: (line: SourceLine) => number = () => 0,
): ArrangedJob[] {
  const all = weighAll(lines.map(candidatesOf), weightOf);
  let shares = new Map<string, number>();
  let best: Weighed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    best = bestOf(all.map((job) => ({ ...job, score: job.bare + likeness * shareOf(job, shares) })));
    shares = sharesOf(best);
  }
  return withSameCompany(best, lines);
}

/**
 * Several titles below one company. They follow each other directly or with list items between them. Or a total
 * duration follows the company's line, as in exports of LinkedIn.
 */
function withSameCompany(jobs: readonly ArrangedJob[], lines: readonly SourceLine[]): ArrangedJob[] {
  let above: ArrangedJob | null = null;
  const isBelowAll = jobs.every(
    ({ title, company }) => company === null || lines.indexOf(company.line) < lines.indexOf(title.line),
  );
  return jobs.map((job) => {
    const company: Candidate | null = above?.company ?? null;
    const at = company === null ? -1 : lines.indexOf(company.line);
    const isAbove = above !== null && company !== null && lines.indexOf(above.title.line) > at;
    const isTotal = isDuration(textOf(lines[at + 1] ?? job.title.line));
    const between = lines.slice((above?.to ?? 0) + 1, job.from);
    const [last] = between.slice(-1);
    const isNext =
      (between.every(isItem) || (isBelowAll && last !== undefined && isUnnamed(last))) &&
      !isOwn.test(textOf(job.title.line));
    const isSame = isAbove && job.company === null && job.dated !== null && (isTotal || isNext);
    const named = isSame ? { ...job, company } : job;
    above = named;
    return named;
  });
}

/** Whether a line above a title names no employer, since it ends the description of the previous job. */
function isUnnamed(line: SourceLine): boolean {
  const { companies, isSchool } = candidatesOf(line);
  return isItem(line) || (companies.length === 0 && !isSchool);
}

/** Self-employed work has no company. */
const isOwn = /\b(?:free-?lance|self-?employed|independent|contractor|volunteer)/iu;

/** Share of a pattern; for a job without company, that of all patterns with the same place of the date. */
function shareOf({ pattern, company }: Weighed, shares: ReadonlyMap<string, number>): number {
  if (company !== null) return shares.get(pattern) ?? 0;
  const dating = pattern.slice(pattern.indexOf(' '));
  const alike = [...shares].reduce((sum, [one, share]) => (one.endsWith(dating) ? sum + share : sum), 0);
  return alike * 0.6;
}

function sharesOf(jobs: readonly Weighed[]): Map<string, number> {
  const shares = new Map<string, number>();
  const total = jobs.reduce((sum, { score }) => sum + score, 0);
  for (const { pattern, score } of jobs) shares.set(pattern, (shares.get(pattern) ?? 0) + score / total);
  return shares;
}

function weighAll(lines: readonly LineCandidates[], weightOf: (line: SourceLine) => number): Weighed[] {
  const places = placesBefore(lines);
  // Below a heading of work, a school employs; elsewhere, it is where somebody studied.
  const isStudy = ({ isSchool, line }: LineCandidates) => isSchool && weightOf(line) <= 0;
  // Dates below the heading of schools are no job's.
  const isOfOtherSection = (weight: number, dated: LineCandidates | undefined) =>
    weight > 0 && dated !== undefined && weightOf(dated.line) <= otherSection;
  const companiesOf = (of: LineCandidates | undefined) =>
    of === undefined || isStudy(of) ? [] : of.companies.slice(0, maxPerLine);
  return lines.flatMap((of, at) => {
    const weight = weightOf(of.line);
    if (isStudy(of) || (weight <= ofEducation && splitDegree(textOf(of.line)).degree !== '')) return [];
    const around = near(lines, at);
    const dated = around
      .filter((index) => (lines[index]?.dateScore ?? 0) > 0 && !isOfOtherSection(weight, lines[index]))
      .sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
      .slice(0, maxDates);
    const companies = around.flatMap((index) =>
      companiesOf(lines[index]).map((one) => {
        const more = index === at ? besideBonus : Math.min(0, weightOf(one.line));
        return { at: index, company: { ...one, score: one.score + more } };
      }),
    );
    const choices: Choice[] = [];
    for (const date of [null, ...dated]) {
      for (const { title, company } of of.pairs.slice(0, maxPerLine))
        choices.push({
          at,
          date,
          title,
          company: { ...company, score: company.score + pairBonus },
          of: at,
          weight,
        });
      const unknown = date !== null && weight > 0 ? of.unknown : [];
      for (const title of [...of.titles, ...unknown].slice(0, maxPerLine)) {
        choices.push({ at, date, title, company: null, of: null, weight });
        for (const { at: beside, company } of companies)
          if (!overlaps(title, company)) choices.push({ at, date, title, company, of: beside, weight });
      }
    }
    return choices.map((choice) => weigh(lines, places, choice)).filter(({ bare }) => bare > -likeness);
  });
}

/** For each line, the number of earlier lines that contain only a place. */
function placesBefore(lines: readonly LineCandidates[]): number[] {
  const counts = [0];
  for (const { isPlace } of lines) counts.push((counts.at(-1) ?? 0) + (isPlace ? 1 : 0));
  return counts;
}

const near = (lines: readonly LineCandidates[], at: number): number[] => {
  const from = Math.max(0, at - reach);
  return Array.from({ length: Math.min(lines.length, at + reach + 1) - from }, (_, index) => from + index);
};

const overlaps = (title: Candidate, company: Candidate): boolean =>
  title.line === company.line && (title.text.includes(company.text) || company.text.includes(title.text));

interface Choice {
  at: number;
  date: number | null;
  title: Candidate;
  company: Candidate | null;
  of: number | null;
  weight: number;
}

function weigh(
  lines: readonly LineCandidates[],
  placesAt: readonly number[],
  { at, date, title, company, of, weight }: Choice,
): Weighed {
  const places = [at, ...(date === null ? [] : [date]), ...(of === null ? [] : [of])];
  const [from, to] = [Math.min(...places), Math.max(...places)];
  const isOfOther = date !== null && date < at && (lines[at]?.dateScore ?? 0) > 0;
  const ofDate =
    date === null
      ? 0
      : (lines[date]?.dateScore ?? 0) -
        (weight <= 0 && isOfSchool(lines, date) ? 1 : 0) -
        (isOfOther ? ofOtherDate : 0);
  // A title without a date or an employer is a word in a text.
  const lacking = (date === null ? 0.6 : 0) + (company === null ? 0.6 : 0);
  // The lines between belong to nothing, or to another column.
  const span = to - from;
  const own = new Set(places);
  const passed = (placesAt[to] ?? 0) - (placesAt[from + 1] ?? 0);
  const between = Math.max(0, span + 1 - own.size - passed);
  const bare =
    title.score +
    (company?.score ?? 0) +
    ofDate +
    weight -
    lacking -
    (between + own.size - 1) * 0.15 -
    between * 0.35 -
    threshold;
  const dated = date === null ? null : (lines[date]?.line ?? null);
  return { title, company, dated, from, to, bare, score: bare, pattern: `${side(of, at)} ${side(date, at)}` };
}

/** Dates beside the name of a school belong to the school. */
const isOfSchool = (lines: readonly LineCandidates[], at: number): boolean =>
  [at - 1, at, at + 1].some((index) => lines[index]?.isSchool);

/** Weighted interval scheduling: jobs that share no line, and are worth most together. */
function bestOf(jobs: readonly Weighed[]): Weighed[] {
  const byEnd = jobs.filter(({ score }) => score > 0).sort((a, b) => a.to - b.to || b.score - a.score);
  const last = byEnd.at(-1)?.to ?? -1;
  const worth = new Array<number>(last + 2).fill(0);
  const chosen = new Array<Weighed | null>(last + 2).fill(null);
  let next = 0;
  for (let end = 0; end <= last; end += 1) {
    worth[end + 1] = worth[end] ?? 0;
    for (; byEnd[next]?.to === end; next += 1) {
      const job = byEnd[next] as Weighed;
      const sum = (worth[job.from] ?? 0) + job.score;
      if (sum <= (worth[end + 1] ?? 0)) continue;
      worth[end + 1] = sum;
      chosen[end + 1] = job;
    }
  }
  const found: Weighed[] = [];
  for (let end = last + 1; end > 0; ) {
    const job = chosen[end];
    if (job) {
      found.push(job);
      end = job.from;
    } else end -= 1;
  }
  return found.reverse();
}
