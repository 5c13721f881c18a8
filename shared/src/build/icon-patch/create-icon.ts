import { createElement, type SVGProps } from 'react';

/** Props of Lucide’s icons that ours know, too. */
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string };

/**
 * An icon of Lucide as one function component with few elements. Lucide renders two components for each icon, and
 * builds its attributes anew each time. Hidden from assistive technology unless it has a name.
 */
export const createIcon =
  (path: string) =>
  ({ size = 24, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : 'true',
        ...props,
      },
      createElement('path', { d: path }),
    );
