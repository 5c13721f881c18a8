import { countryName, localeTag } from '@jobharbor/shared/i18n';
import { baseOf, splitAddress } from '@jobharbor/shared/remote/locale';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { findWellKnown } from '../../common/find-well-known.ts';
import { type FrameSource, useFrame } from './frame-context.tsx';

/**
 * Characters of an address beyond which the server's forty links to other locales have no query. A search of 10 KB made
 * a page of 560 KB. The hydrated ones have it.
 */
const maxLinkedAddress = 1_000;
const never = () => () => {};

/** Locale of the page for the frame's links and formats. */
export function useFrameLocale() {
  const frame = useFrame();
  const { t } = useTranslation('shell');
  const locale = useStore(frame.locale);
  const address = useAddress(frame.address);
  const hasQuery = useSyncExternalStore(
    never,
    () => true,
    () => address.length <= maxLinkedAddress,
  );
  const { language } = locale;
  const jobs = findWellKnown(frame.contracts, 'jobs');
  return {
    ...locale,
    base: baseOf(locale),
    /** BCP 47 tag for formats: `es-MX`. */
    tag: localeTag(locale),
    /** The current address with its query. */
    address,
    /**
     * The same page in another locale. When the country changes, a search gets the previous one as `from`, to convert its
     * filters.
     */
    here: (other: Partial<typeof locale>) =>
      baseOf({ ...locale, ...other }) +
      restOf(hasQuery ? address : withoutQuery(address), other.country && locale.country.key, jobs),
    nameOf: (countryKey: string) => countryName(language.value, countryKey) ?? t('locale.others'),
  };
}

/**
 * The address, which follows in a transition: a tap that changes the query would otherwise render the frame's sixty links
 * before its own effect is painted.
 */
function useAddress({ subscribe, current }: FrameSource['address']): string {
  const [address, setAddress] = useState(current);
  useEffect(() => {
    const follow = () => startTransition(() => setAddress(current()));
    follow();
    return subscribe(follow);
  }, [subscribe, current]);
  return address;
}

const withoutQuery = (address: string): string => address.replace(/\?.*$/su, '');

function restOf(address: string, from: string | undefined, jobs: string | undefined): string {
  const cut = address.indexOf('?');
  const pathname = cut < 0 ? address : address.slice(0, cut);
  const search = cut < 0 ? '' : address.slice(cut);
  const path = splitAddress(pathname)?.path ?? '/';
  const hasFilters = from !== undefined && path === jobs && search !== '';
  return (path === '/' ? '' : path) + (hasFilters ? withParameter(search, 'from', from) : search);
}

function withParameter(search: string, name: string, value: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(name, value);
  return `?${parameters}`;
}
