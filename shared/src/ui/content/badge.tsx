import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'plain' | 'harbour' | 'success' | 'attention' | 'danger' | 'closed';

export type BadgeProps = ComponentProps<'span'> & {
  tone?: BadgeTone | undefined;
  /** Icon before the text: a state is never shown by colour alone. */
  icon?: ReactNode;
};

/** A short state label with an icon. For facts use `Facts`, for something to press `Chip`. */
export function Badge({ tone = 'plain', icon, className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={classNames('jh-badge', `jh-badge--${tone}`, className)}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
