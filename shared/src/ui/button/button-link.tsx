import { type AnchorProps, asLink, type LinkElement } from '../render-link.tsx';
import { type ButtonLook, buttonClass } from './button.tsx';

export type ButtonLinkProps = AnchorProps &
  ButtonLook & {
    /** The link to dress, e.g. `render={<Link to="/jobs" />}`. Without it: a plain anchor with `href`. */
    render?: LinkElement;
  };

/** A link that looks like a button, for going somewhere. Something that changes data is a `Button`. */
export function ButtonLink({
  variant,
  size,
  wide,
  iconStart,
  iconEnd,
  render,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return asLink(render, {
    ...rest,
    className: buttonClass({ variant, size, wide }, className),
    children: (
      <span className="jh-button__label">
        {iconStart}
        {children}
        {iconEnd}
      </span>
    ),
  });
}
