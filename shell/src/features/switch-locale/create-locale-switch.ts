import type { Locale } from '@jobharbor/shared/remote';
import type { SwitchParts } from './switch-locale.ts';

/** Switches language and country when the address does. The code is loaded with the first switch. */
export function createLocaleSwitch(parts: SwitchParts): (locale: Locale) => Promise<void> {
  return async (locale) => {
    const { language, country } = parts.store.getState();
    if (language.id === locale.language.id && country.id === locale.country.id) return;
    const { switchLocale } = await import(/* webpackChunkName: "rest" */ './switch-locale.ts');
    await switchLocale(parts, locale);
  };
}
