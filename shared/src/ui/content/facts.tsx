import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Fact = { term: string; detail: ReactNode; icon?: ReactNode };

export type FactsProps = {
  facts: readonly Fact[];
  /** In a row: the three main facts. */
  row?: boolean | undefined;
  className?: string | undefined;
};

/** Facts as a description list. */
export function Facts({ facts, row, className }: FactsProps) {
  const list = (
    <dl className={classNames('jh-facts', row && 'jh-facts--row', className)}>
      {facts.map(({ term, detail, icon }) => (
        <div key={term}>
          {icon && (
            <span className="jh-facts__icon" aria-hidden="true">
              {icon}
            </span>
          )}
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
  return row ? <div className="jh-facts-frame">{list}</div> : list;
}
