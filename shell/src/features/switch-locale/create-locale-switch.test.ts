import { countryByKey, languageById } from '@jobharbor/shared/contracts/markets/market';
import { createI18n } from '@jobharbor/shared/i18n';
import { type Locale, nextTask } from '@jobharbor/shared/remote';
import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createRegistry } from '../../common/remote-registry.ts';
import { createLocaleSwitch } from './create-locale-switch.ts';

const localeOf = (languageId: number, key: string): Locale => {
  const [language, country] = [languageById(languageId), countryByKey(key)];
  if (!language || !country) throw new Error(`There is no ${languageId} or ${key}.`);
  return { language, country };
};

it('switches the language only once the frame is hydrated, whose texts are the server’s until then', async () => {
  const [english, arabic] = [localeOf(1, 'ph'), localeOf(10, 'sa')];
  const store = createStore<Locale>(() => english);
  const i18n = createI18n(english, { en: {} } as never);
  const hydration = Promise.withResolvers<void>();
  const registry = createRegistry({ set: 'a', microFrontends: {} } as never);
  const switched = createLocaleSwitch(store, i18n, registry, hydration.promise)(arabic);
  // Nothing but the hydration is missing once the code has loaded.
  await import('./switch-locale.ts');
  await nextTask();
  expect([i18n.language, store.getState().language.value]).toEqual([expect.stringMatching(/^en/), 'en']);
  hydration.resolve();
  await switched;
  expect([i18n.language, store.getState().language.value]).toEqual([expect.stringMatching(/^ar/), 'ar']);
});
