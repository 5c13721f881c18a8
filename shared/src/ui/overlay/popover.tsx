import { Panel, type PanelContent, type PanelTexts } from './panel.tsx';
import { asTrigger, type TriggerElement } from './trigger.tsx';
import { usePanel } from './use-panel.ts';

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
      {asTrigger(trigger, panel.triggerProps)}
      <Panel {...rest} panel={panel} />
    </>
  );
}
