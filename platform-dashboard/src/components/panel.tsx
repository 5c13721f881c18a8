import { Card } from '@jobharbor/shared/ui';
import { type ReactNode, useId } from 'react';

export interface PanelProps {
  title: ReactNode;
  /** Shown beside the title: a status. */
  mark?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A section with a heading of its own. */
export function Panel({ title, mark, actions, children, className }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={className ? `jhd-panel ${className}` : 'jhd-panel'}>
      <div className="jhd-panel__head">
        <h2 id={id} className="jhd-panel__title">
          {title}
        </h2>
        {mark}
      </div>
      {children}
      {actions && <div className="jhd-panel__actions">{actions}</div>}
    </Card>
  );
}
