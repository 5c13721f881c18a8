import { type ReactNode, useId } from 'react';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Aligns numbers at the end of the column. */
  isFigure?: boolean;
}

export interface DataTableProps<Row> {
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * A table whose first column is the row header. On a phone each row becomes a block with labelled cells, to avoid
 * horizontal scrolling.
 */
export function DataTable<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  keyOf,
}: DataTableProps<Row>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="jhd-table" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id} className={captionHidden ? 'jh-visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ head, isFigure }) => (
              <th key={head} scope="col" className={isFigure ? 'jhd-figure' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell, isFigure }, index) =>
                index === 0 ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} data-head={head} className={isFigure ? 'jhd-figure' : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
