import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type AnchorProps, asLink, type LinkElement } from '../render-link.tsx';

export type MenuItemProps = {
  children: ReactNode;
  icon?: ReactNode;
  /** Current item: `aria-current`. */
  current?: boolean | undefined;
  danger?: boolean | undefined;
  /** Language of the text, if it is not the page's: each language is listed by its own name. */
  lang?: string | undefined;
} & (
  | { onClick: () => void; href?: undefined; render?: undefined; hrefLang?: undefined; form?: undefined }
  | {
      /** Id of the form that the item submits. */
      form: string;
      onClick?: undefined;
      href?: undefined;
      render?: undefined;
      hrefLang?: undefined;
    }
  | {
      href?: AnchorProps['href'];
      render?: LinkElement;
      hrefLang?: string | undefined;
      onClick?: (() => void) | undefined;
      form?: undefined;
    }
);

/** One line of a `Menu`: a link with `href` or `render`, otherwise a button, which submits `form`. */
export function MenuItem({
  children,
  icon,
  current,
  danger,
  lang,
  href,
  hrefLang,
  render,
  onClick,
  form,
}: MenuItemProps) {
  const shared = {
    className: classNames('jh-menu__item', danger && 'jh-menu__item--danger'),
    'aria-current': current ? ('true' as const) : undefined,
    onClick,
    children: (
      <>
        {icon}
        <span lang={lang} dir={lang && 'auto'}>
          {children}
        </span>
        {current && <Check className="jh-menu__mark" />}
      </>
    ),
  };
  if (href !== undefined || render) return <li>{asLink(render, { ...shared, hrefLang, href })}</li>;
  return (
    <li>
      <button type={form === undefined ? 'button' : 'submit'} form={form} {...shared} />
    </li>
  );
}

/** Names the group of items below it. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <li className="jh-menu__heading">{children}</li>;
}

/** A line between groups. */
export function MenuLine() {
  return <li className="jh-menu__line" aria-hidden="true" />;
}
