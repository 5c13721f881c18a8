import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** For screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('jh-visually-hidden', className)} />;
}
