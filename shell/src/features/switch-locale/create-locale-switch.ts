import type { Locale } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { RemoteRegistry } from '../../common/remote-registry.ts';

/** Timeout in milliseconds of waiting for the frame's hydration. */
const maxWait = 5_000;

/**
 * Switches language and country when the address does, once the frame is `hydrated`. Earlier, the texts would not match
 * the server's HTML, and React would re-render the frame without the page in it. The code is loaded with the first
 * switch.
 */
export function createLocaleSwitch(
  store: StoreApi<Locale>,
  i18n: i18n,
  registry: RemoteRegistry,
  hydrated: Promise<void>,
): (locale: Locale) => Promise<void> {
  return async (locale) => {
    const { language, country } = store.getState();
    if (language.id === locale.language.id && country.id === locale.country.id) return;
    const [{ switchLocale }] = await Promise.all([
      import(/* webpackChunkName: "rest" */ './switch-locale.ts'),
      Promise.race([hydrated, new Promise((resolve) => setTimeout(resolve, maxWait))]),
    ]);
    await switchLocale(store, i18n, registry, locale);
  };
}
