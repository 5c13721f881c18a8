import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type StateCardProps = {
  /** One of the motifs, e.g. `<BuoyMotif />`. */
  motif?: ReactNode;
  title: ReactNode;
  /** Next step, or what happened and what was kept. */
  children?: ReactNode;
  /** Main action first, at most one more. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
};

/** Layout that empty and error states share. */
export function StateCard({
  motif,
  title,
  children,
  actions,
  headingLevel = 2,
  className,
  foot,
}: StateCardProps & { foot?: ReactNode }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('jh-state', className)}>
      {motif}
      <Heading className="jh-state__title">{title}</Heading>
      {children && <div className="jh-state__text">{children}</div>}
      {actions && <div className="jh-state__actions">{actions}</div>}
      {foot}
    </div>
  );
}
