import { classNames } from '../class-names.ts';

export type SkeletonProps = {
  /** The content to come. A text is one line box high in the type around it, so nothing shifts. */
  shape?: 'text' | 'title' | 'circle' | 'square' | 'button' | 'chip' | 'block' | undefined;
  /** Width of a line of text. */
  length?: 'full' | 'long' | 'medium' | 'short' | undefined;
  /** For a custom size, in the remote's stylesheet. */
  className?: string | undefined;
};

/**
 * Placeholder in the shape of loading content. Mirror the real layout, and announce loading once: `<section
 * aria-busy="true">` with a `LiveRegion`.
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

/** Placeholder of a whole page while its code loads. A page that stays empty counts as a failure of its release. */
export function PageSkeleton() {
  return (
    <div className="jh-page jh-stack" aria-busy="true">
      <Skeleton shape="title" length="medium" />
      <Skeleton length="long" />
      <Skeleton />
    </div>
  );
}
