import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Skip link, the first link of a page: visible only with focus. `href` is the id of the main part, e.g. `#main`. */
export function SkipLink({ className, ...rest }: ComponentProps<'a'> & { href: `#${string}` }) {
  return <a {...rest} className={classNames('jh-skip-link', className)} />;
}
