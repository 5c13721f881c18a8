const GAP = 4;

/**
 * Positions an open popover under its button, for browsers without CSS anchor positioning; otherwise does nothing.
 * Physical coordinates, as in a DOMRect.
 */
export function placePanel(panel: HTMLDialogElement, trigger: Element | null) {
  const placedByCss = CSS.supports('position-area: block-end');
  if (!trigger || placedByCss || panel.open || window.innerWidth < 640) return;
  const button = trigger.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const isRtl = getComputedStyle(trigger).direction === 'rtl';
  const wantedX = isRtl ? button.right - width : button.left;
  const fitsBelow = button.bottom + GAP + height <= window.innerHeight;
  const x = Math.max(GAP, Math.min(wantedX, window.innerWidth - width - GAP));
  const y = fitsBelow ? button.bottom + GAP : Math.max(GAP, button.top - GAP - height);
  Object.assign(panel.style, { inset: 'auto', left: `${x}px`, top: `${y}px`, margin: '0' });
}
