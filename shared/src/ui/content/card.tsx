import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type AnchorProps, asLink, type LinkElement } from '../render-link.tsx';

export type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li' | undefined;
  /** The whole card follows its `CardLink`. */
  interactive?: boolean | undefined;
  /** The one shown beside the list: border and tint. Also set ARIA, e.g. `aria-current`. */
  selected?: boolean | undefined;
  /** `roomy` for a card that is the page, `flush` for content up to the edge. */
  padding?: 'normal' | 'roomy' | 'flush' | undefined;
  sunken?: boolean | undefined;
};

/** A surface with a border and no shadow. */
export function Card({
  as: Element = 'div',
  interactive,
  selected,
  padding = 'normal',
  sunken,
  className,
  ...rest
}: CardProps) {
  // The four elements take the same attributes; only the type of the ref differs, and it is the caller's.
  const Box = Element as 'div';
  return (
    <Box
      {...rest}
      className={classNames(
        'jh-card',
        interactive && 'jh-card--interactive',
        selected && 'jh-card--selected',
        padding !== 'normal' && `jh-card--${padding}`,
        sunken && 'jh-card--sunken',
        className,
      )}
    />
  );
}

/** The link in the title of an interactive card; its target covers the whole card. One a card. */
export function CardLink({ render, className, ...rest }: AnchorProps & { render?: LinkElement }) {
  return asLink(render, { ...rest, className: classNames('jh-card__link', className) });
}
