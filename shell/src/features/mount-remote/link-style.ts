const loading = new Map<string, Promise<void>>();

/** Adds a stylesheet link, once per address unless it failed. Rejects if it does not load or its integrity does not match. */
export function linkStyle(href: string, file: string, integrity: string | undefined): Promise<void> {
  const known = loading.get(href) ?? link(href, file, integrity);
  loading.set(href, known);
  return known;
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
