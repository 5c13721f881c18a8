import type { Locale } from '@jobharbor/shared/remote';
import type { i18n } from 'i18next';
import type { StoreApi } from 'zustand/vanilla';
import type { RemoteRegistry } from '../../common/remote-registry.ts';

/** Switches language and country when the address does. The code that switches is loaded with the first switch. */
export function createLocaleSwitch(
  store: StoreApi<Locale>,
  i18n: i18n,
  registry: RemoteRegistry,
): (locale: Locale) => Promise<void> {
  return async (locale) => {
    const { language, country } = store.getState();
    if (language.id === locale.language.id && country.id === locale.country.id) return;
    const { switchLocale } = await import(/* webpackChunkName: "rest" */ './switch-locale.ts');
    await switchLocale(store, i18n, registry, locale);
  };
}
