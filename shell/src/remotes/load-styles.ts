import type { DiscoveryEntry } from '@jobharbor/shared/remote';

/**
 * Sees to it that a remote's styles stand before it is drawn, so that nothing is seen unstyled. What the page brought
 * is not asked again; how the rest is linked is fetched with the first that is missing.
 */
export async function loadStyles({ extras }: DiscoveryEntry, base = extras.base): Promise<void> {
  // A link without a sheet is one that failed: the first script runs when the page's own styles have come.
  const missing = extras.styles.filter(
    (file) => !document.querySelector<HTMLLinkElement>(`link[data-href="${file}"]`)?.sheet,
  );
  if (missing.length === 0) return;
  const { linkStyle } = await import(/* webpackChunkName: "rest" */ './link-style.ts');
  await Promise.all(missing.map((file) => linkStyle(base + file, file, extras.integrity[file])));
}
