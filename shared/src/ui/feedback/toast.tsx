import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { type Tone, ToneIcon } from './tone-icon.tsx';

/**
 * Where the notifications of the page appear: mounted once by the shell and always there, so that what
 * is put in is read out. The shell hides it after its time; remotes call `notify` of the shell.
 */
export function ToastRegion({ label, className, ...rest }: ComponentProps<'section'> & { label: string }) {
  return (
    <section {...rest} className={classNames('jh-toasts', className)} aria-label={label} aria-live="polite" />
  );
}

export type ToastProps = Omit<ComponentProps<'div'>, 'action'> & {
  tone?: Tone | undefined;
  /** One quiet small `Button`, e.g. undo. It must also be reachable elsewhere: a toast leaves. */
  action?: ReactNode;
  onDismiss: () => void;
  dismissLabel: string;
};

/** A passing message about something that was done. Errors of a form do not pass: they stay beside the field. */
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
