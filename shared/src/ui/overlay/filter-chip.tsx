import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Panel, type PanelContent, type PanelTexts } from './panel.tsx';
import { usePanel } from './use-panel.ts';

export type FilterChipProps = PanelTexts & {
  icon?: ReactNode;
  /** What is chosen now, in short ("Full-time, +2"); the chip is marked while there is something. */
  value?: string | undefined;
  children: PanelContent;
  footer?: PanelContent;
  /** Its controls are drawn when it first opens; without script the button does nothing. */
  isLazy?: boolean | undefined;
};

/** A filter in the row above the results; its controls are in the panel that it opens. */
export function FilterChip({ label, value, icon, ...rest }: FilterChipProps) {
  const panel = usePanel();
  return (
    <>
      <button type="button" className={classNames('jh-chip', value && 'jh-chip--on')} {...panel.triggerProps}>
        {icon}
        <span>
          {label}
          {value && (
            <>
              {': '}
              <bdi>{value}</bdi>
            </>
          )}
        </span>
        <ChevronDown />
      </button>
      <Panel {...rest} label={label} panel={panel} />
    </>
  );
}
