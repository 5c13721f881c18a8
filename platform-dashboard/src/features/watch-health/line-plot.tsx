import { VisuallyHidden } from '@jobharbor/shared/ui';
import { useId, useState } from 'react';
import { DataTable } from '../../components/data-table.tsx';
import { type PlotData, usePlot } from './use-plot.ts';

export interface LinePlotProps extends PlotData {
  title: string;
  /** Accessible name of the plot. */
  summary: string;
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });

/** Line plot over time with the values of the step under the pointer, and a table of all values. */
export function LinePlot({ title, at, lines, marks, say, summary }: LinePlotProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const place = usePlot({ at, lines, ...(marks && { marks }), say, onPoint: setPointed });
  const index = pointed !== null && pointed < at.length ? pointed : at.length - 1;
  const moment = at[index];
  const isLong = (at.at(-1) ?? 0) - (at[0] ?? 0) > 86_400;
  const formatTime = (seconds: number) => (isLong ? day : clock).format(seconds * 1_000);
  const formatValue = (value: number | null | undefined) =>
    value === null || value === undefined ? '–' : say(value);
  return (
    <figure className="jhd-plot" aria-labelledby={id}>
      <figcaption className="jhd-plot__head">
        <h3 id={id}>{title}</h3>
        {moment !== undefined && (
          <span className="jh-quiet jh-small">
            {pointed === null ? 'latest' : 'at'} {formatTime(moment)}
          </span>
        )}
      </figcaption>
      <ul className="jhd-plot__key">
        {lines.map(({ name, values }, line) => (
          <li key={name}>
            <svg
              className={`jhd-line jhd-line--${line}`}
              data-line={line}
              viewBox="0 0 24 8"
              aria-hidden="true"
            >
              <line x1="0" x2="24" y1="4" y2="4" />
            </svg>
            <span className="jhd-code">{name}</span>{' '}
            <strong className="jh-number">{formatValue(values[index])}</strong>
          </li>
        ))}
      </ul>
      <VisuallyHidden>{summary}</VisuallyHidden>
      <div className="jhd-plot__canvas" ref={place} aria-hidden="true" />
      <details className="jhd-fold">
        <summary>The same figures as a table</summary>
        <DataTable
          caption={title}
          captionHidden
          rows={at.map((seconds, step) => ({ seconds, step })).reverse()}
          keyOf={({ seconds }) => String(seconds)}
          columns={[
            { head: 'Time', cell: ({ seconds }) => formatTime(seconds) },
            ...lines.map(({ name, values }) => ({
              head: name,
              isFigure: true,
              cell: ({ step }: { step: number }) => formatValue(values[step]),
            })),
          ]}
        />
      </details>
    </figure>
  );
}
