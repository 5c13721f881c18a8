import { Button, type ButtonProps } from '@jobharbor/shared/ui';
import { useId } from 'react';

export type AllowedButtonProps = ButtonProps & {
  /** Why it cannot be pressed, as a sentence; null when it can. */
  lack: string | null;
};

/** A button that says why it cannot be pressed, to the pointer, to the keyboard's focus and to a screen reader. */
export function AllowedButton({ lack, children, ...button }: AllowedButtonProps) {
  const id = useId();
  return (
    <span className="jhd-allowed">
      <Button
        {...button}
        aria-disabled={lack !== null || button['aria-disabled']}
        aria-describedby={lack === null ? undefined : id}
      >
        {children}
      </Button>
      {lack !== null && (
        <span className="jhd-allowed__why" id={id} role="tooltip">
          {lack}
        </span>
      )}
    </span>
  );
}
