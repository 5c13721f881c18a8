import { Panel, type PanelContent, type PanelTexts } from './panel.tsx';
import { type TriggerElement, withTriggerProps } from './trigger.tsx';
import { usePanel } from './use-panel.ts';

export type PopoverProps = PanelTexts & {
  trigger: TriggerElement;
  children: PanelContent;
  footer?: PanelContent;
  className?: string | undefined;
};

/**
 * A non-modal popover of a button: opens under it, closes on a click elsewhere or Escape (light dismiss), and restores
 * the focus. A bottom sheet on a phone. For a required answer use a `Dialog`.
 */
export function Popover({ trigger, ...rest }: PopoverProps) {
  const panel = usePanel();
  return (
    <>
      {withTriggerProps(trigger, panel.triggerProps)}
      <Panel {...rest} panel={panel} />
    </>
  );
}
