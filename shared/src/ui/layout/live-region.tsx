import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export type LiveRegionProps = {
  children?: ReactNode;
  /** `aria-live="assertive"`: only for what cannot wait. */
  urgent?: boolean | undefined;
};

/**
 * Announces its content whenever it changes. Keep it mounted and change the text in it: a region that appears together
 * with its text is often not announced.
 */
export function LiveRegion({ children, urgent }: LiveRegionProps) {
  return <VisuallyHidden role={urgent ? 'alert' : 'status'}>{children}</VisuallyHidden>;
}
