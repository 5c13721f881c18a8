import type { ReactNode } from 'react';

export interface EntryViewProps {
  title?: ReactNode;
  /** Lines below the title; empty ones are left out. */
  lines?: readonly ReactNode[];
  description?: string | null;
  children?: ReactNode;
}

/** Common layout of an entry's view. */
export function EntryView({ title, lines = [], description, children }: EntryViewProps) {
  return (
    <>
      {title && (
        <p className="jhp-entry__title">
          <bdi>{title}</bdi>
        </p>
      )}
      {lines.map((line, index) =>
        line ? (
          <p key={index} className="jh-quiet">
            {line}
          </p>
        ) : null,
      )}
      {description && (
        <p className="jhp-entry__description" dir="auto">
          {description}
        </p>
      )}
      {children}
    </>
  );
}
