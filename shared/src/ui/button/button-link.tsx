import { type AnchorProps, asLink, type LinkElement } from '../render-link.tsx';
import { type ButtonLook, buttonClass } from './button.tsx';

export type ButtonLinkProps = AnchorProps &
  ButtonLook & {
    /** The link element to style, e.g. `render={<Link to="/jobs" />}`. Default: a plain anchor with `href`. */
    render?: LinkElement;
  };

/** A link styled as a button, for navigation. For changing data use a `Button`. */
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
