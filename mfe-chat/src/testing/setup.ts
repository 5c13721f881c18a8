// jsdom has the dialog element, but not its methods.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
// Nor has it popovers: menus stay rendered, hidden.
HTMLElement.prototype.hidePopover ??= () => {};
