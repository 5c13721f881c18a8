import type { DateRange } from '../dates/find-dates.ts';
import { entryPeriodOf, factOfPart } from '../entries/entry-period.ts';
import { labelOf, markedLabel, titleLabels } from '../entries/label-line.ts';
import { isItem, type SourceLine, textOf, trimMarks } from '../lines/source-line.ts';
import { comparisonKey, mentions } from '../words/words.ts';
import type { WorkFacts } from './read-work.ts';

const legalForm =
  /株式会社|有限会社|合同会社|合資会社|一般社団法人|医療法人|社会福祉法人|学校法人|[(（][株有][)）]/u;
const maxEmployer = 40;

/**
 * Employers of a 職務経歴書 with projects: `株式会社X（2015年4月～現在）` and, below it, projects with times of their own.
 * The projects are a part of the job, and no jobs. Employers without such projects are left to the other readers.
 */
export function readEmployerBlocks(lines: readonly SourceLine[]): {
  jobs: WorkFacts[];
  taken: ReadonlySet<number>;
} {
  const heads = lines.flatMap((line, at) => {
    const company = employerIn(line);
    return company !== null && line.dates !== null ? [{ line, at, company, dates: line.dates }] : [];
  });
  const blocks = heads.map((head, index) => ({
    ...head,
    body: lines.slice(head.at + 1, heads[index + 1]?.at),
  }));
  const hasProject = ({ body, dates }: (typeof blocks)[number]) =>
    body.some((line) => line.dates?.start != null && isWithin(line.dates, dates));
  if (!blocks.some(hasProject)) return { jobs: [], taken: new Set() };
  return {
    jobs: blocks.map(({ line, company, dates, body }) => ({
      title: titleIn(body),
      company: factOfPart({ text: company, line }),
      ...entryPeriodOf({ header: [], dates: { range: dates, line }, body }, 'start'),
    })),
    taken: new Set(blocks.flatMap(({ line, body }) => [line.index, ...body.map(({ index }) => index)])),
  };
}

/** The employer of a line that holds its name and period alone; null for other lines. */
function employerIn(line: SourceLine): string | null {
  if (line.dates?.start == null) return null;
  const name = trimMarks(
    `${line.text.slice(0, line.dates.from)} ${line.text.slice(line.dates.to)}`.replace(
      /[(（]\s*[)）]/gu,
      ' ',
    ),
  )
    .replace(/^[■◆●▼【]+|】$/gu, '')
    .trim();
  const isName = legalForm.test(name) && name.length <= maxEmployer && !/[、。:：\t]/u.test(name);
  return isName ? name : null;
}

/** `役割：料理人`, or a line that is an occupation alone. */
function titleIn(body: readonly SourceLine[]): WorkFacts['title'] {
  for (const line of body) {
    const text = textOf(line);
    const label = markedLabel(text) ?? {
      label: comparisonKey(labelOf(text)),
      rest: text.replace(/^[^:：]*[:：]/u, ''),
    };
    const labelled = titleLabels.has(label.label) ? trimMarks(label.rest) : '';
    const isTitle =
      !isItem(line) &&
      text.length <= maxTitle &&
      line.dates === null &&
      /^[^\p{P}\sをに]+$/u.test(text) &&
      !/として/u.test(text);
    const title = labelled || (isTitle && mentions('titles', text) ? text : '');
    if (title !== '') return factOfPart({ text: title, line });
  }
  return null;
}

const maxTitle = 16;

const monthOf = ({ year, month }: { year: number; month: number | null }, unknown: number): number =>
  year * 12 + (month ?? unknown);

function isWithin(part: DateRange, whole: DateRange): boolean {
  const last = ({ end, isCurrent }: DateRange) => (isCurrent || !end ? Infinity : monthOf(end, 12));
  const first = ({ start }: DateRange) => (start ? monthOf(start, 1) : -Infinity);
  return first(part) >= first(whole) && last(part) <= last(whole);
}
