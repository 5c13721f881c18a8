import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';

export type DialogProps = {
  open: boolean;
  /** Escape, the cross, and a press on the backdrop ask to close; the caller decides. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  wide?: boolean | undefined;
  /** A press beside it does not ask to close: for forms with something typed. Escape still asks. */
  keepOnBackdrop?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A modal question or form on the native dialog: focus stays inside and returns afterwards, the page is
 * inert and still. The title receives the focus, or the element marked `data-autofocus`.
 * Never open one from within another.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  children,
  footer,
  wide,
  keepOnBackdrop,
  className,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // In the layout phase: a dialog must close before it is removed from the document, or focus is not restored.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    const first =
      element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector<HTMLElement>('h2');
    first?.focus();
    return () => element.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by key what a press on the backdrop does
    <dialog
      ref={dialog}
      className={classNames('jh-dialog', wide && 'jh-dialog--wide', className)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // The browser may close it without a `cancel` event, on a second Escape.
      onClose={(event) => event.target === event.currentTarget && open && onClose()}
      onClick={(event) => event.target === event.currentTarget && !keepOnBackdrop && onClose()}
    >
      <div className="jh-dialog__head">
        <h2 className="jh-dialog__title" id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
      </div>
      <div className="jh-dialog__body">{open && children}</div>
      {open && footer && <div className="jh-dialog__foot">{footer}</div>}
    </dialog>
  );
}
