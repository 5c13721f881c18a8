import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import type { PanelTriggerProps } from './use-panel.ts';

/** A `<Button>`, `<IconButton>` or other element that passes its props to a native button. */
export type TriggerElement = ReactElement<{
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}>;

/** Clones the caller's button with an `onClick` that runs the caller's own first and then opens the panel. */
export function withTriggerProps(element: TriggerElement, { onClick, ...props }: PanelTriggerProps) {
  return cloneElement(element, {
    ...props,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      element.props.onClick?.(event);
      onClick(event);
    },
  });
}
