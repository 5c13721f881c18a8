import { countryName, localeTag } from '@jobharbor/shared/i18n';
import { baseOf, splitAddress } from '@jobharbor/shared/remote/locale';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useFrame } from './frame-context.tsx';

/** Language and country of the page, with what the frame's links are built from. */
export function useFrameLocale() {
  const frame = useFrame();
  const { t } = useTranslation('shell');
  const locale = useStore(frame.locale);
  const address = useSyncExternalStore(frame.address.subscribe, frame.address.current, frame.address.current);
  const { language } = locale;
  return {
    ...locale,
    base: baseOf(locale),
    /** What formats take: `es-MX`. */
    tag: localeTag(locale),
    /** The current address with its query. */
    address,
    /** The same page in another locale. */
    here: (other: Partial<typeof locale>) => baseOf({ ...locale, ...other }) + restOf(address),
    nameOf: (countryKey: string) => countryName(language.value, countryKey) ?? t('locale.others'),
  };
}

function restOf(address: string): string {
  const cut = address.indexOf('?');
  const pathname = cut < 0 ? address : address.slice(0, cut);
  const search = cut < 0 ? '' : address.slice(cut);
  const path = splitAddress(pathname)?.path ?? '/';
  return (path === '/' ? '' : path) + search;
}
