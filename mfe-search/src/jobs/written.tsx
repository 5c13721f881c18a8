import type { ComponentProps } from 'react';

/** Words that an employer wrote: in their own language and direction, aligned as the page is. */
export function Written({ language, ...rest }: ComponentProps<'bdi'> & { language?: string }) {
  return <bdi lang={language} {...rest} />;
}
