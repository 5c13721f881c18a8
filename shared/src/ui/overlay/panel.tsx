import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import type { usePanel } from './use-panel.ts';

/** Content that may close its panel: `(close) => <Button onClick={close}>…</Button>`. */
export type PanelContent = ReactNode | ((close: () => void) => ReactNode);

export type PanelTexts = {
  /** Names the panel; the title of the sheet on a phone. */
  label: string;
  /** Names the cross of the sheet. */
  closeLabel: string;
};

export type PanelProps = PanelTexts &
  Pick<ComponentProps<'div'>, 'onKeyDown'> & {
    panel: ReturnType<typeof usePanel>;
    className?: string | undefined;
    footer?: PanelContent;
    /** Its content has not been rendered yet. */
    isEmpty?: boolean | undefined;
    onBodyClick?: ComponentProps<'div'>['onClick'];
    children: PanelContent;
  };

/** The box that popovers, filter chips and menus open. */
export function Panel({
  panel,
  label,
  closeLabel,
  className,
  footer,
  isEmpty,
  onBodyClick,
  onKeyDown,
  children,
}: PanelProps) {
  if (isEmpty)
    return <dialog {...panel.panelProps} className={classNames('jh-panel', className)} aria-label={label} />;
  const draw = (content: PanelContent) => (typeof content === 'function' ? content(panel.close) : content);
  return (
    <dialog {...panel.panelProps} className={classNames('jh-panel', className)} aria-label={label}>
      <div className="jh-panel__head">
        <h2 className="jh-panel__title" tabIndex={-1}>
          {label}
        </h2>
        <IconButton label={closeLabel} icon={<X />} onClick={panel.close} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens to the links and buttons inside */}
      <div className="jh-panel__body" onClick={onBodyClick} onKeyDown={onKeyDown}>
        {draw(children)}
      </div>
      {footer && <div className="jh-panel__foot">{draw(footer)}</div>}
    </dialog>
  );
}
