import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { type Tone, ToneIcon } from './tone-icon.tsx';

/**
 * Live region of toasts: mounted once by the shell and never unmounted, so that new toasts are announced. The shell hides
 * them after a timeout; remotes call `notify`.
 */
export function ToastRegion({ label, className, ...rest }: ComponentProps<'section'> & { label: string }) {
  return (
    <section {...rest} className={classNames('jh-toasts', className)} aria-label={label} aria-live="polite" />
  );
}

export type ToastProps = Omit<ComponentProps<'div'>, 'action'> & {
  tone?: Tone | undefined;
  /** One small quiet `Button`, e.g. undo. It must also be reachable elsewhere, since a toast disappears. */
  action?: ReactNode;
  onDismiss: () => void;
  dismissLabel: string;
};

/** A temporary message about a completed action. Form errors are shown beside their field instead. */
export function Toast({
  tone = 'success',
  action,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: ToastProps) {
  return (
    <div {...rest} className={classNames('jh-toast', className)}>
      <ToneIcon tone={tone} />
      <div className="jh-toast__text">{children}</div>
      {action}
      <IconButton size="small" label={dismissLabel} icon={<X />} onClick={onDismiss} />
    </div>
  );
}
