import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name, also shown as a tooltip on hover. */
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium' | undefined;
  outlined?: boolean | undefined;
};

/** A button of one icon. With `aria-pressed` it is a toggle, and the icon fills when it is on. */
export function IconButton({ label, icon, size = 'medium', outlined, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      className={classNames(
        'jh-icon-button',
        size === 'small' && 'jh-icon-button--small',
        outlined && 'jh-icon-button--outlined',
        className,
      )}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
