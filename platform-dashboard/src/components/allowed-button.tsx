import { Button, type ButtonProps } from '@jobharbor/shared/ui';
import { useId } from 'react';

export type AllowedButtonProps = ButtonProps & {
  /** Reason why the button is disabled, as a sentence; null if enabled. */
  disabledReason: string | null;
};

/** A button that, while disabled, shows the reason as a tooltip on hover and focus and to screen readers. */
export function AllowedButton({ disabledReason: lack, children, ...button }: AllowedButtonProps) {
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
