import { type MouseEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import { matchesMedia } from '../../browser/media.ts';
import { hasPopovers } from './has-popovers.ts';
import { placePanel } from './place-panel.ts';

/** Below this width a panel is a sheet from the bottom; panel.css has the same value. */
const PHONE = '(max-width: 39.99rem)';

/** Props of the button that opens a panel. */
export type PanelTriggerProps = {
  popoverTarget: string;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/**
 * One `<dialog popover>`. On a desktop the browser opens it as a popover of its button: light dismiss, Escape, focus
 * return, before any script has loaded. On a phone, and in Firefox before 125, which has no popovers, the click opens it
 * as a modal sheet.
 */
export function usePanel() {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  const close = () => {
    if (panel.current?.open) panel.current.close();
    else panel.current?.hidePopover();
  };
  const openAsSheet = (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented || (hasPopovers() && !matchesMedia(PHONE))) return;
    event.preventDefault();
    panel.current?.showModal();
    panel.current?.querySelector('h2')?.focus();
    setOpen(true);
  };

  const triggerProps: PanelTriggerProps = {
    popoverTarget: id,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    'aria-controls': id,
    onClick: openAsSheet,
  };
  const panelProps = {
    id,
    ref: panel,
    popover: 'auto' as const,
    onClose: () => setOpen(false),
    onToggle: (event: ToggleEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      const opens = event.newState === 'open';
      setOpen(opens);
      if (!opens) return;
      placePanel(event.currentTarget, document.querySelector(`[popovertarget="${CSS.escape(id)}"]`));
      focusBody(event.currentTarget);
    },
    // The panel has no padding, so only a click on the backdrop of the sheet targets it.
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) close();
    },
  };
  return { isOpen, setOpen, close, triggerProps, panelProps };
}

/**
 * Focus before the controls of the body, if they are not loaded yet. The browser has then focused the first button of
 * the footer, from which Tab leaves the panel.
 */
function focusBody(panel: HTMLDialogElement): void {
  if (!document.activeElement?.closest('.jh-panel__foot')) return;
  const body = panel.querySelector<HTMLElement>('.jh-panel__body');
  body?.setAttribute('tabindex', '-1');
  body?.focus();
}
