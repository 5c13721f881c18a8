import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type AnchorProps, asLink, type LinkElement } from '../render-link.tsx';

export type ChipProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** A chosen chip. On a button it is its pressed state. */
  on?: boolean | undefined;
  className?: string | undefined;
} & (
  | {
      onClick: () => void;
      href?: undefined;
      render?: undefined;
      onRemove?: undefined;
      removeLabel?: undefined;
    }
  | { onRemove: () => void; removeLabel: string; onClick?: undefined; href?: undefined; render?: undefined }
  | {
      href?: AnchorProps['href'];
      render?: LinkElement;
      onClick?: undefined;
      onRemove?: undefined;
      removeLabel?: undefined;
    }
);

/** A short label that can be pressed (`onClick`, `href`, `render`), removed (`onRemove`), or only read. */
export function Chip({
  children,
  icon,
  on,
  className,
  onClick,
  onRemove,
  removeLabel,
  href,
  render,
}: ChipProps) {
  const look = classNames('jh-chip', on && 'jh-chip--on', className);
  const inside = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  if (onClick)
    return (
      <button type="button" className={look} aria-pressed={on} onClick={onClick}>
        {inside}
      </button>
    );
  if (href !== undefined || render) return asLink(render, { href, className: look, children: inside });
  return (
    <span className={look}>
      {inside}
      {onRemove && (
        <button type="button" className="jh-chip__remove" aria-label={removeLabel} onClick={onRemove}>
          <X />
        </button>
      )}
    </span>
  );
}
