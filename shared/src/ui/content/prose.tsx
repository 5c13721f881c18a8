import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/**
 * Text set like an article: a job's description, a company's story. It only sets type: HTML that comes
 * from outside must have been sanitised by the server before it is put in here.
 */
export function Prose({ className, ...rest }: ComponentProps<'div'>) {
  return <div dir="auto" {...rest} className={classNames('jh-prose', className)} />;
}
