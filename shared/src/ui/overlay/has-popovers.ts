/** Whether the browser has popovers. Firefox before 125 has none: it does not even know their selectors. */
export const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;
