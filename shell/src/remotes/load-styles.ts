import type { DiscoveryEntry } from '@jobharbor/shared/remote';

const loading = new Map<string, Promise<void>>();

/** Links a remote's styles before it is drawn, so that nothing is seen unstyled. What the page brought is not asked again. */
export function loadStyles({ extras }: DiscoveryEntry, base = extras.base): Promise<unknown> {
  return Promise.all(
    extras.styles.map((file) => {
      // A link without a sheet is one that failed: the first script runs when the page's own styles have come.
      if (document.querySelector<HTMLLinkElement>(`link[data-href="${file}"]`)?.sheet) return undefined;
      const href = base + file;
      const known = loading.get(href) ?? link(href, file, extras.integrity[file]);
      loading.set(href, known);
      return known;
    }),
  );
}

async function link(href: string, file: string, integrity: string | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = href;
  element.dataset.href = file;
  element.crossOrigin = 'anonymous';
  if (integrity) element.integrity = integrity;
  element.onload = () => resolve();
  element.onerror = reject;
  document.head.append(element);
  try {
    await promise;
  } catch {
    element.remove();
    loading.delete(href);
    throw new Error(`${href} did not load`);
  }
}
