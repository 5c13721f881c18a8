import type { ComponentProps } from 'react';

/**
 * Text that a person wrote (a title, a name, an answer), isolated from the direction of the page around it.
 * `language` is the language it is written in, where that is known.
 */
export function UserText({ language, ...rest }: ComponentProps<'bdi'> & { language?: string }) {
  return <bdi lang={language} {...rest} />;
}
