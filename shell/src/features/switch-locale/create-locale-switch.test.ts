import { countryByKey, languageById } from '@jobharbor/shared/contracts/markets/market';
import { createI18n } from '@jobharbor/shared/i18n';
import { type Locale, nextTask } from '@jobharbor/shared/remote';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createRegistry } from '../../common/remote-registry.ts';
import { createLocaleSwitch } from './create-locale-switch.ts';

const localeOf = (languageId: number, key: string): Locale => {
  const [language, country] = [languageById(languageId), countryByKey(key)];
  if (!language || !country) throw new Error(`There is no ${languageId} or ${key}.`);
  return { language, country };
};

const [english, arabic] = [localeOf(1, 'ph'), localeOf(10, 'sa')];
const registry = createRegistry({ set: 'a', microFrontends: {} } as never);

function aSwitch() {
  const store = createStore<Locale>(() => english);
  const i18n = createI18n(english, { en: {} } as never);
  const frame = Promise.withResolvers<void>();
  const page = { isStill: false, resolve: () => Object.assign(page, { isStill: true }) };
  const loadDocument = vi.fn();
  const parts = { store, i18n, registry, hydrated: frame.promise, isStill: () => page.isStill };
  return {
    ...{ frame, page, loadDocument },
    switchTo: createLocaleSwitch({ ...parts, loadDocument }),
    languages: () => [i18n.language.slice(0, 2), store.getState().language.value],
  };
}

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('switches the language only once frame and page are hydrated, whose texts are the server’s until then', async () => {
  const { frame, page, languages, switchTo } = aSwitch();
  // A part of the page is hydrated after its root.
  document.body.innerHTML = '<!--$--><p>Nurse</p><!--/$-->';
  const switched = switchTo(arabic);
  // Nothing but the hydration is missing once the code has loaded.
  await import('./switch-locale.ts');
  for (const done of [frame.resolve, page.resolve]) {
    await nextTask();
    expect(languages()).toEqual(['en', 'en']);
    done();
  }
  await nextTask();
  expect(languages()).toEqual(['en', 'en']);
  Reflect.set(document.querySelector('p') as object, '__reactFiber$x', {});
  await switched;
  expect(languages()).toEqual(['ar', 'ar']);
});

it('loads the address as a document where the frame does not come in time', async () => {
  vi.useFakeTimers();
  const { page, languages, switchTo, loadDocument } = aSwitch();
  page.resolve();
  void switchTo(arabic);
  await import('./switch-locale.ts');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(loadDocument).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(loadDocument).toHaveBeenCalledOnce();
  expect(languages()).toEqual(['en', 'en']);
});
