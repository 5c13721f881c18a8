import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { scrollIfNear } from './scroll-if-near.ts';
import { type Tone, ToneIcon } from './tone-icon.tsx';

export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: Tone | undefined;
  title?: ReactNode;
  actions?: ReactNode;
} & ({ onDismiss: () => void; dismissLabel: string } | { onDismiss?: undefined; dismissLabel?: undefined });

/**
 * Inline message. After an action it gets `role="status"`, or `role="alert"` if it is urgent. It is then scrolled into
 * view if it appears at the edge of the window. For errors of one field use the field's `error`.
 */
export function Notice({
  tone = 'info',
  title,
  actions,
  onDismiss,
  dismissLabel,
  className,
  children,
  ...rest
}: NoticeProps) {
  return (
    <div
      ref={rest.role === 'alert' ? scrollIfNear : null}
      {...rest}
      className={classNames('jh-notice', `jh-notice--${tone}`, className)}
    >
      <ToneIcon tone={tone} />
      <div>
        {title && <p className="jh-notice__title">{title}</p>}
        {children}
        {actions && <div className="jh-notice__actions">{actions}</div>}
      </div>
      {onDismiss && <IconButton size="small" label={dismissLabel} icon={<X />} onClick={onDismiss} />}
    </div>
  );
}
