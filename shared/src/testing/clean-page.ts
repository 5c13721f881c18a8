import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// A setup file: test files share one page, so this empties the page and its storage after each test. Last in the list,
// because `afterEach` hooks run in reverse order: the page is removed while its server and clock still exist.
afterEach(() => {
  // Files of server rendering have no page.
  if (typeof document === 'undefined') return;
  const doubled = doubledLinks();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  if (doubled.length > 0) throw new Error(`Links with language and country twice: ${doubled.join(' ')}`);
});

/** Links of the page as a test left it that name language and country twice, as by a router's link to a whole path. */
function doubledLinks(): string[] {
  const market = String.raw`\/[a-z]{2}(?:-[a-z]{4})?\/(?:[a-z]{2}|others)`;
  const pattern = new RegExp(`^${market}${market}(?:[/?#]|$)`);
  return [...document.querySelectorAll('a[href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => pattern.test(href));
}
