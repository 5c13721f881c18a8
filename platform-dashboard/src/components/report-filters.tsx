import { SelectField } from '@jobharbor/shared/ui';
import type { ReactNode } from 'react';

const spans = [
  { minutes: 60, word: 'last hour' },
  { minutes: 360, word: 'last 6 hours' },
  { minutes: 1_440, word: 'last day' },
  { minutes: 10_080, word: 'last week' },
] as const;

/** Minutes of a page's query; an hour where it names none. */
export const minutesOf = (query: URLSearchParams): number =>
  Number(query.get('minutes') ?? spans[0].minutes) || spans[0].minutes;

export interface ReportFiltersProps {
  minutes: number;
  /** Name of the chosen remote; empty for all. */
  remote: string;
  /** Remotes of the report, with repetitions and in any order. */
  known: readonly string[];
  onChange: (part: Record<string, string>) => void;
  /** Further fields. */
  children?: ReactNode;
}

/** The filters of reports from browsers: remote and time. */
export function ReportFilters({ minutes, remote, known, onChange, children }: ReportFiltersProps) {
  const remotes = [...new Set([...known, ...(remote ? [remote] : [])])].sort();
  return (
    <div className="jhd-filters">
      <SelectField
        label="Remote"
        value={remote}
        onChange={(event) => onChange({ remote: event.target.value })}
      >
        <option value="">All remotes</option>
        {remotes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <SelectField
        label="Time"
        value={minutes}
        onChange={(event) => onChange({ minutes: event.target.value })}
      >
        {spans.map((span) => (
          <option key={span.minutes} value={span.minutes}>
            {span.word}
          </option>
        ))}
      </SelectField>
      {children}
    </div>
  );
}
