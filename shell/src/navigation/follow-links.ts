import { splitAddress } from '@jobharbor/shared/remote';
import type { ShellNavigation } from './create-navigation.ts';

/**
 * Plain anchors anywhere on the page (the frame's, a remote's, one inside an advertisement) navigate without a reload
 * when they lead to a page of the site. What the browser does better stays with it: new tabs, downloads, other origins.
 */
export function followLinks(navigation: ShellNavigation): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor?.href || (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download'))
      return;
    const url = new URL(anchor.href);
    if (url.origin !== window.location.origin || !splitAddress(url.pathname)) return;
    const isInPage =
      url.hash && url.pathname + url.search === window.location.pathname + window.location.search;
    if (isInPage) return;
    event.preventDefault();
    navigation.navigate(url.pathname + url.search + url.hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
