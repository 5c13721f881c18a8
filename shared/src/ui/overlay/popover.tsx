import { cloneElement, type ReactElement } from 'react';
import { Panel, type PanelContent, type PanelTexts } from './panel.tsx';
import { usePanel } from './use-panel.ts';

/** A `<Button>`, `<IconButton>` or other element that hands its props on to a native button. */
export type TriggerElement = ReactElement<Record<string, unknown>>;

export type PopoverProps = PanelTexts & {
  trigger: TriggerElement;
  children: PanelContent;
  footer?: PanelContent;
  className?: string | undefined;
};

/**
 * Something small that belongs to a button: opens under it, closes by a click elsewhere or Escape, and
 * gives the focus back. A sheet from the bottom on a phone. What must be answered is a `Dialog`.
 */
export function Popover({ trigger, ...rest }: PopoverProps) {
  const panel = usePanel();
  return (
    <>
      {cloneElement(trigger, panel.triggerProps)}
      <Panel {...rest} panel={panel} />
    </>
  );
}
