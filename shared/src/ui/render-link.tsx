import { type ComponentProps, cloneElement, type ReactElement } from 'react';
import { classNames } from './class-names.ts';

export type AnchorProps = ComponentProps<'a'>;

/**
 * Renders one link of a list, so that a remote can pass its router's: `({ href = '', ...p }) => <Link to={href} {...p}
 * />`.
 */
export type RenderLink = (props: AnchorProps) => ReactElement;

/** The element that becomes the link, e.g. `<Link to="/jobs" />`; without one it is a plain `<a>`. */
export type LinkElement = ReactElement<{ className?: string | undefined }> | undefined;

export const plainLink: RenderLink = (props) => <a {...props} />;

/** Clones the caller's link element with our props; undefined ones keep the caller's. */
export function asLink(element: LinkElement, props: AnchorProps): ReactElement {
  if (!element) return plainLink(props);
  const given = Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));
  return cloneElement(element, { ...given, className: classNames(props.className, element.props.className) });
}
