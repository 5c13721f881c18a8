import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { nearestPlace } from '../../contracts/calls/config/find-nearest-place.ts';
import type { AppError } from '../../errors/app-error.ts';
import { lazyCall, loadAndSend, useRemote } from '../../remote/index.ts';

/** A place of the country lists, in the page's language. */
export type NearestPlace = z.infer<typeof nearestPlace>;

/**
 * `refused`: by the person, or for this site. `unavailable`: the device has no position, or none in time.
 * `far`: no place of the country lists is near.
 */
export type PlaceRequest =
  | { status: 'idle' | 'locating' | 'refused' | 'unavailable' | 'far' | 'found' }
  | { status: 'failed'; error: AppError };

const timeoutMs = 15_000;
const positionAgeMs = 10 * 60_000;

const findNearestPlace = lazyCall(
  { id: 'GET /config/geo-location', access: 'public' },
  async () =>
    (await import(/* webpackChunkName: "filters" */ '../../contracts/calls/config/find-nearest-place.ts'))
      .findNearestPlace,
);

/**
 * Geolocation on demand: requests the position when `locate` is called. Rounded to about a kilometre before it is sent,
 * and not stored.
 */
export function useNearestPlace(onFound: (place: NearestPlace) => void) {
  const { http } = useRemote();
  const [request, setRequest] = useState<PlaceRequest>({ status: 'idle' });
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function locate() {
    if (request.status === 'locating') return;
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setRequest({ status: 'locating' });
    const next = await findPlace(signal);
    if (signal.aborted) return;
    if ('place' in next) {
      setRequest({ status: 'found' });
      onFound(next.place);
    } else setRequest(next);
  }

  async function findPlace(signal: AbortSignal): Promise<PlaceRequest | { place: NearestPlace }> {
    const position = await currentPosition();
    if (typeof position === 'string') return { status: position };
    try {
      const query = {
        latitude: rounded(position.coords.latitude),
        longitude: rounded(position.coords.longitude),
      };
      const { place } = await loadAndSend(http, findNearestPlace, { query, signal });
      return place ? { place } : { status: 'far' };
    } catch (error) {
      return { status: 'failed', error: error as AppError };
    }
  }

  return { request, locate };
}

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

const permissionDenied = 1;

const currentPosition = (): Promise<GeolocationPosition | 'refused' | 'unavailable'> =>
  new Promise((resolve) => {
    // Absent where the page is not secure.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return resolve('unavailable');
    geolocation.getCurrentPosition(
      resolve,
      ({ code }) => resolve(code === permissionDenied ? 'refused' : 'unavailable'),
      { timeout: timeoutMs, maximumAge: positionAgeMs },
    );
  });
