import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../class-names.ts';
import { hasPopovers } from './has-popovers.ts';
import { Panel, type PanelContent, type PanelTexts } from './panel.tsx';
import { usePanel } from './use-panel.ts';

export type FilterChipProps = PanelTexts & {
  icon?: ReactNode;
  /** Summary of the selection ("Full-time, +2"); the chip is marked while there is one. */
  value?: string | undefined;
  children: PanelContent;
  footer?: PanelContent;
  /** Its controls are drawn when it first opens; without script the button does nothing. */
  isLazy?: boolean | undefined;
};

/** A filter in the row above the results; its controls are in the panel that it opens. */
export function FilterChip({ label, value, icon, isLazy = false, ...rest }: FilterChipProps) {
  const panel = usePanel();
  const isDrawn = useIsDrawn(panel);
  return (
    <>
      <button
        type="button"
        className={classNames('jh-chip jh-chip--opens', value && 'jh-chip--on')}
        {...panel.triggerProps}
        onClick={isDrawn.onClick}
      >
        {icon}
        <span>
          {label}
          {value && (
            <span>
              {': '}
              <bdi>{value}</bdi>
            </span>
          )}
        </span>
      </button>
      <Panel {...rest} label={label} panel={panel} isEmpty={isLazy && !isDrawn.value} />
    </>
  );
}

/** Whether the panel has been rendered, and a click handler that renders it before it opens. */
function useIsDrawn({ panelProps, triggerProps, setOpen }: ReturnType<typeof usePanel>) {
  const [value, setValue] = useState(false);
  const { ref } = panelProps;
  // It may have been opened before hydration.
  useEffect(() => {
    if (!hasPopovers() || !ref.current?.matches(':popover-open')) return;
    setValue(true);
    setOpen(true);
  }, [ref, setOpen]);
  const onClick = (event: MouseEvent<HTMLElement>) => {
    flushSync(() => setValue(true));
    triggerProps.onClick(event);
  };
  return { value, onClick };
}
