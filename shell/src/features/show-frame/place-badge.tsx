import { formatNumber } from '@jobharbor/shared/i18n';
import type { PlaceBadge as Badge } from '@jobharbor/shared/remote/contract';
import { VisuallyHidden } from '@jobharbor/shared/ui';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useFrame } from './frame-context.tsx';
import { useFrameLocale } from './use-frame-locale.ts';
import { type ShownPlace, usePlaceText } from './use-places.ts';

/** Larger numbers are shown as `99+`. */
const max = 99;

/** The number on a place, for signed-in people; nothing at 0. */
export function PlaceBadge({ place }: { place: ShownPlace }) {
  const count = useBadgeCount(place);
  return place.badge && count > 0 && <Count place={place} badge={place.badge} count={count} />;
}

function Count({ place, badge, count }: { place: ShownPlace; badge: Badge; count: number }) {
  const { tag } = useFrameLocale();
  const placeText = usePlaceText();
  const shown = formatNumber(tag, Math.min(count, max));
  return (
    <>
      <VisuallyHidden>, {placeText(place, badge.text, count)}</VisuallyHidden>
      <span className="jh-count jhf-place__count" aria-hidden="true">
        {count > max ? `${shown}+` : shown}
      </span>
    </>
  );
}

function useBadgeCount({ badge, socket }: ShownPlace): number {
  const { onBadge, session } = useFrame();
  const [count, setCount] = useState(0);
  const isSignedIn = useStore(session, ({ status }) => status === 'signed-in' && badge !== undefined);
  const source = JSON.stringify(badge?.source);
  useEffect(() => {
    if (source !== undefined) return onBadge(JSON.parse(source), socket, setCount);
  }, [source, socket, onBadge]);
  return isSignedIn ? count : 0;
}
