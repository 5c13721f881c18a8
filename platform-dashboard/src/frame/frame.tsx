import { logOut } from '@jobharbor/platform/calls';
import { brand } from '@jobharbor/shared/brand';
import { Button, Logo, SkipLink, Tabs } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { send } from '../api/send.ts';
import { hrefOf, useRoute } from '../routing/route.ts';
import { endLogin } from '../session/login-store.ts';
import { useSession } from '../session/use-session.ts';
import { pages } from './pages.ts';

/** Header with navigation and session; moves focus to the new page's heading after navigation. */
export function Frame({ children }: { children: ReactNode }) {
  const { path } = useRoute();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  const title = pages.find((page) => page.path === path)?.title ?? 'Not found';

  useEffect(() => {
    document.title = `${title} · Release platform`;
    if (shown.current === path) return;
    shown.current = path;
    main.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [path, title]);

  return (
    <>
      {/* Not a hash link: the URL's hash is the page's route. */}
      <SkipLink
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to the page
      </SkipLink>
      <Header path={path} />
      <main id="main" className="jh-page jhd-main" ref={main} tabIndex={-1}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </main>
    </>
  );
}

function Header({ path }: { path: string }) {
  const { name, team } = useSession();
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(logOut),
    onSuccess: () => endLogin('left'),
  });
  return (
    <header className="jhd-header">
      <div className="jh-page jhd-header__line">
        <a href={hrefOf('/')} className="jhd-header__home">
          <Logo name={brand.name} />
          <span>Release platform</span>
        </a>
        <div className="jhd-header__login">
          <span>
            <strong>{name}</strong> <span className="jh-quiet">{team}</span>
          </span>
          <Button size="small" variant="quiet" loading={isPending} onClick={() => mutate()}>
            Log out
          </Button>
        </div>
      </div>
      <div className="jh-page">
        <Tabs
          label="Pages"
          tabs={pages.map((page) => ({
            href: hrefOf(page.path),
            label: page.title,
            current: page.path === path,
          }))}
        />
      </div>
    </header>
  );
}
