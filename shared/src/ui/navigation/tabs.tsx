import { type ReactNode, useEffect, useRef } from 'react';
import { plainLink, type RenderLink } from '../render-link.tsx';

export type Tab = { href: string; label: ReactNode; count?: ReactNode; current?: boolean | undefined };

export type TabsProps = { label: string; tabs: readonly Tab[]; renderLink?: RenderLink | undefined };

/** Pages side by side, each with its own address: a navigation of links, not an ARIA tab list. */
export function Tabs({ label, tabs, renderLink = plainLink }: TabsProps) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  // On a phone the current tab may be scrolled out of view.
  useEffect(() => {
    if (current === undefined) return;
    nav.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav className="jh-tabs" aria-label={label} ref={nav}>
      <ul className="jh-tabs__list">
        {tabs.map((tab) => (
          <li key={tab.href}>
            {renderLink({
              href: tab.href,
              className: 'jh-tabs__link',
              'aria-current': tab.current ? 'page' : undefined,
              children: (
                <>
                  <span>{tab.label}</span>{' '}
                  {tab.count !== undefined && <span className="jh-tabs__count">{tab.count}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
