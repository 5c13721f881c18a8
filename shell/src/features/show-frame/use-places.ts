import { userOf } from '@jobharbor/shared/remote';
import type { PlaceArea } from '@jobharbor/shared/remote/contract';
import { useStore } from 'zustand';
import { findPlaces, type Place } from '../../common/find-places.ts';
import { useFrame } from './frame-context.tsx';
import { useFrameLocale } from './use-frame-locale.ts';

/** A place as one area of the frame shows it. */
export interface ShownPlace extends Place {
  href: string;
  label: string;
  isCurrent: boolean;
}

/** The places of an area for this visitor. A place without a text in the page's language is left out. */
export function usePlaces(area: PlaceArea): ShownPlace[] {
  const { contracts, session } = useFrame();
  const { base, address } = useFrameLocale();
  const placeText = usePlaceText();
  const user = useStore(session, userOf);
  const [pathname = ''] = address.split('?');
  const [, current] = pathname.slice(base.length).split('/');
  return findPlaces(contracts, area, user).flatMap((place) => {
    const label = placeText(place, place.text);
    const { path, segments = [path.split('/')[1] ?? ''] } = place;
    const isCurrent = segments.some((segment) => segment === current);
    return label === undefined ? [] : [{ ...place, href: base + path, label, isCurrent }];
  });
}

/** Reads a remote's place text; `count` selects the plural form. Undefined if it is missing. */
export function usePlaceText(): (place: Place, key: string, count?: number) => string | undefined {
  const { i18n } = useFrame();
  return ({ namespace }, key, count) => {
    const text: unknown = i18n.t(
      `${namespace}.${key}` as never,
      {
        ns: 'places',
        defaultValue: '',
        ...(count !== undefined && { count }),
      } as never,
    );
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
}
