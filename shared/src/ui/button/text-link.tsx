import { classNames } from '../class-names.ts';
import { type AnchorProps, asLink, type LinkElement } from '../render-link.tsx';

export type TextLinkProps = AnchorProps & {
  render?: LinkElement;
  /** Underlined only on hover: for lists and menus, never inside a sentence. */
  bare?: boolean | undefined;
};

/** A link in a text or a list. */
export function TextLink({ render, bare, className, ...rest }: TextLinkProps) {
  return asLink(render, { ...rest, className: classNames('jh-link', bare && 'jh-link--bare', className) });
}
