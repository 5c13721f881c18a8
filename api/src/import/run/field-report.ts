import type { CleanJob } from '../clean/clean-job.ts';
import type { FieldName } from '../map/mapping.ts';
import type { ImportRow } from './import-row.ts';

/** Counts of one field over the rows of a source. */
export interface FieldCount {
  /** Rows in which the source states the field. */
  stated: number;
  /** Those of them from which a value was read. */
  read: number;
  /** Rows without the field whose value was found in the title or the text. */
  found: number;
}

export interface SourceFields {
  source: string;
  /** Rows that were cleaned in this run: an unchanged row of an earlier run is not. */
  rows: number;
  fields: Map<string, FieldCount>;
}

type IsRead = (job: CleanJob) => boolean;

/** The reported fields: their source columns, and whether a cleaned job has a value. */
const reported: Readonly<Record<string, [FieldName[], IsRead]>> = {
  places: [['places'], ({ draft }) => draft.locationIds.length > 0],
  salary: [['salary', 'salaryMin', 'salaryMax'], ({ draft }) => draft.salary != null],
  posted: [['postedAt'], ({ isDated }) => isDated],
  'valid through': [['validThrough'], ({ draft }) => draft.validThrough != null],
  'applicant countries': [['applicantCountries'], ({ draft }) => (draft.applicantCountries ?? []).length > 0],
  'visa sponsorship': [['visaSponsorship'], ({ draft }) => draft.visaSponsorship != null],
  category: [['category'], ({ draft }) => draft.categoryId != null],
  'job type': [['jobType'], ({ draft }) => draft.jobTypeId != null],
  arrangement: [['arrangement'], ({ draft }) => draft.workArrangementId != null],
  experience: [['experience', 'experienceMonths'], ({ draft }) => draft.xpLvlId != null],
  education: [['education'], ({ draft }) => draft.degreeId != null],
  skills: [['skills'], ({ draft }) => (draft.skills ?? []).length > 0],
  description: [['description'], ({ text }) => text !== ''],
};

/** Counts by source how much of each field was read. */
export function createFieldReport() {
  const sources = new Map<string, SourceFields>();
  const counted = new WeakSet<ImportRow>();
  return {
    add(row: ImportRow, job: CleanJob): void {
      // A row of a batch that is repeated is cleaned twice.
      if (counted.has(row)) return;
      counted.add(row);
      const source = sources.get(row.feed) ?? { source: row.feed, rows: 0, fields: new Map() };
      sources.set(row.feed, source);
      source.rows++;
      for (const [name, [columns, isRead]] of Object.entries(reported)) {
        const count = source.fields.get(name) ?? { stated: 0, read: 0, found: 0 };
        source.fields.set(name, count);
        const isStated = columns.some((column) => row.raw[column] !== undefined);
        if (isStated) count.stated++;
        if (isRead(job)) count[isStated ? 'read' : 'found']++;
      }
    },
    sources: (): SourceFields[] => [...sources.values()].sort((a, b) => b.rows - a.rows),
  };
}

const shownSources = 10;

/** The report in lines, the largest sources first. */
export function describeFields(sources: readonly SourceFields[]): string[] {
  const lines = sources
    .slice(0, shownSources)
    .flatMap(({ source, rows, fields }) => [
      `  ${source}: ${rows} rows cleaned; of each field:`,
      ...[...fields]
        .filter(([, { stated, found }]) => stated + found > 0)
        .map(([name, count]) => `    ${`${name}:`.padEnd(15)} ${describeField(count)}`),
    ]);
  const rest = sources.length - shownSources;
  return rest > 0 ? [...lines, `  and ${rest} more sources`] : lines;
}

function describeField({ stated, read, found }: FieldCount): string {
  const parts = [
    ...(stated > 0 ? [`${read} of ${stated} read (${shareOf(read, stated)})`] : []),
    ...(found > 0 ? [`${found} found in the text`] : []),
  ];
  return parts.join(', ');
}

/** A percentage that is 0 or 100 only where it is exactly that. */
export function shareOf(part: number, whole: number): string {
  if (whole === 0) return '0%';
  const percent = (100 * part) / whole;
  if (part === 0 || part === whole) return `${percent}%`;
  return `${Math.min(99.9, Math.max(0.1, percent)).toFixed(1)}%`;
}
