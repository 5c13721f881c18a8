import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import type { PanelTriggerProps } from './use-panel.ts';

/** A `<Button>`, `<IconButton>` or other element that hands its props on to a native button. */
export type TriggerElement = ReactElement<{
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}>;

/** The caller's button, opening the panel after it has done what it does itself. */
export function asTrigger(element: TriggerElement, { onClick, ...props }: PanelTriggerProps) {
  return cloneElement(element, {
    ...props,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      element.props.onClick?.(event);
      onClick(event);
    },
  });
}
