import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/**
 * Typography of articles: job descriptions, company profiles. HTML from outside must be sanitised by the server before.
 */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div dir="auto" {...rest} className={classNames('jh-prose', className)} />;
}
