import { classNames } from '../class-names.ts';

export type SkeletonProps = {
  /** The content to come. A text is one line box high in the type around it, so nothing shifts. */
  shape?: 'text' | 'title' | 'circle' | 'square' | 'button' | 'chip' | 'block' | undefined;
  /** Of a text: how far the line reaches. */
  length?: 'full' | 'long' | 'medium' | 'short' | undefined;
  /** For a size of its own, in the remote's stylesheet. */
  className?: string | undefined;
};

/**
 * The grey shape of what is coming. Build one of the real layout, and say once in words that it is
 * loading: `<section aria-busy="true">` with a `LiveRegion`.
 */
export function Skeleton({ shape = 'text', length = 'full', className }: SkeletonProps) {
  const isLine = shape === 'text' || shape === 'title';
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'jh-skeleton',
        isLine && 'jh-skeleton--text',
        shape !== 'text' && `jh-skeleton--${shape}`,
        isLine && length !== 'full' && `jh-skeleton--${length}`,
        className,
      )}
    />
  );
}
