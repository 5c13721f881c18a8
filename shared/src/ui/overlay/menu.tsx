import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Panel, type PanelTexts } from './panel.tsx';
import { type TriggerElement, withTriggerProps } from './trigger.tsx';
import { usePanel } from './use-panel.ts';

export type MenuProps = PanelTexts & {
  trigger: TriggerElement;
  /** Columns for a long list, such as countries. */
  wide?: boolean | undefined;
  /** `MenuItem`, `MenuHeading`, `MenuLine`. */
  children: ReactNode;
};

/**
 * A disclosure with links and buttons: the account, a language, a country. Not an ARIA menu on purpose: Tab works as in
 * any list; arrow keys, Home and End work, too. Choosing closes it.
 */
export function Menu({ trigger, wide, children, ...texts }: MenuProps) {
  const panel = usePanel();
  return (
    <>
      {withTriggerProps(trigger, panel.triggerProps)}
      <Panel
        {...texts}
        panel={panel}
        className={classNames('jh-menu', wide && 'jh-menu--wide')}
        onKeyDown={moveByArrows}
        onBodyClick={(event) => {
          if (event.target instanceof Element && event.target.closest('.jh-menu__item')) panel.close();
        }}
      >
        <ul className={wide ? 'jh-menu__columns' : 'jh-menu__list'}>{children}</ul>
      </Panel>
    </>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('.jh-menu__item')];
  const here = items.indexOf(document.activeElement as HTMLElement);
  const moves: Record<string, number | undefined> = {
    ArrowDown: here + 1,
    ArrowUp: here <= 0 ? items.length - 1 : here - 1,
    Home: 0,
    End: items.length - 1,
  };
  const next = moves[event.key];
  if (next === undefined || items.length === 0) return;
  event.preventDefault();
  items[next % items.length]?.focus();
}
