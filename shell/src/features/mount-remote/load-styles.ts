import type { DiscoveryEntry } from '@jobharbor/shared/remote';

/**
 * Loads a remote's styles before it renders, to avoid a flash of unstyled content. Styles that came with the page are not
 * requested again; the code that adds links is loaded with the first missing one.
 */
export async function loadStyles({ extras }: DiscoveryEntry, base = extras.base): Promise<void> {
  // A link without a sheet has failed: the first script runs after the page's own styles have loaded.
  const missing = extras.styles.filter(
    (file) => !document.querySelector<HTMLLinkElement>(`link[data-href="${file}"]`)?.sheet,
  );
  if (missing.length === 0) return;
  const { linkStyle } = await import(/* webpackChunkName: "rest" */ './link-style.ts');
  await Promise.all(missing.map((file) => linkStyle(base + file, file, extras.integrity[file])));
}
