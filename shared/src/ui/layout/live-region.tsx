import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export type LiveRegionProps = {
  children?: ReactNode;
  /** Interrupts what is being read: only for what cannot wait. */
  urgent?: boolean | undefined;
};

/**
 * Reads out its content whenever that changes. Keep it mounted and change the text in it:
 * a region that appears together with its text is often not read.
 */
export function LiveRegion({ children, urgent }: LiveRegionProps) {
  return <VisuallyHidden role={urgent ? 'alert' : 'status'}>{children}</VisuallyHidden>;
}
