import { splitAddress } from '@jobharbor/shared/remote';
import type { ShellNavigation } from '../../common/create-navigation.ts';
import { isUnstarted } from '../../common/start-failed.ts';
import { isForAnotherTab } from './hold-clicks.ts';

/**
 * Handles clicks on plain links anywhere on the page (frame, remotes, job descriptions): a link to a page of the site
 * navigates without a reload. New tabs, downloads and other origins are left to the browser. A link with
 * `data-redirect` leads back to the address of the click. A link with `hreflang` leads to that address in its language.
 * The HTML of a frame that is not hydrated yet has the address of the first page. While the page lacks a file that each page
 * needs, links load documents.
 */
export function followLinks(navigation: ShellNavigation): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || isForAnotherTab(event) || isUnstarted()) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor?.href || (anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download'))
      return;
    const url = new URL(anchor.href);
    if (url.origin !== window.location.origin || !splitAddress(url.pathname)) return;
    const isInPage =
      url.hash && url.pathname + url.search === window.location.pathname + window.location.search;
    if (isInPage) return;
    event.preventDefault();
    const { pathname, search, hash } = navigation.current();
    if (anchor.hreflang) {
      const [, language] = url.pathname.split('/');
      return navigation.navigate(pathname.replace(/[^/]+/, `${language}`) + search + hash);
    }
    if (anchor.dataset.redirect && url.pathname !== pathname)
      url.searchParams.set('redirect', pathname + search + hash);
    navigation.navigate(url.pathname + url.search + url.hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
