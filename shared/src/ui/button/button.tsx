import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Spinner } from './spinner.tsx';

/** `primary` is the main action: at most one in view. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
};

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** In progress: clicks do nothing; focus and width stay. Describe it with `loadingLabel`. */
    loading?: boolean | undefined;
    /** Read out while loading, e.g. "Sending". */
    loadingLabel?: string | undefined;
  };

export function buttonClass(
  { variant = 'secondary', size = 'medium', wide }: ButtonLook,
  className?: string,
) {
  return classNames(
    'jh-button',
    `jh-button--${variant}`,
    size !== 'medium' && `jh-button--${size}`,
    wide && 'jh-button--wide',
    className,
  );
}

/**
 * A native button; `type` defaults to `button`. Prefer `aria-disabled`, which keeps it focusable, to `disabled`, which
 * loses the focus when set after a press. Both stop clicks, and so the submission of a form by Enter.
 */
export function Button({
  variant,
  size,
  wide,
  iconStart,
  iconEnd,
  loading = false,
  loadingLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const inert = loading || isTrue(rest['aria-disabled']);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (inert) {
      event.preventDefault();
      event.stopPropagation();
    } else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      aria-disabled={inert || undefined}
      aria-busy={loading || undefined}
      onClick={press}
    >
      <span className="jh-button__label">
        {iconStart}
        {children}
        {iconEnd}
      </span>
      {loading && (
        <span className="jh-button__busy">
          <Spinner />
        </span>
      )}
      {loading && loadingLabel && <VisuallyHidden role="status">{loadingLabel}</VisuallyHidden>}
    </button>
  );
}

function isTrue(value: boolean | 'true' | 'false' | undefined) {
  return value === true || value === 'true';
}
