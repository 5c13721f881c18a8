import { type PointerEvent, useRef } from 'react';
import { movePlacement, type Placement, type Size, zoomed } from './placement.ts';

interface Point {
  x: number;
  y: number;
}

const distance = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** Pointer handlers for an element that shows `place`: one pointer drags, two zoom (pinch). */
export function useDragging(picture: Size, place: Placement, move: (place: Placement) => void) {
  const pointers = useRef(new Map<number, Point>());
  const release = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const apart = distance([...pointers.current.values()]);
      const point = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, point);
      if (apart > 0) return move(zoomed(place, distance([...pointers.current.values()]) / apart));
      const side = event.currentTarget.clientWidth;
      if (side > 0)
        move(movePlacement(place, picture, side, { x: point.x - before.x, y: point.y - before.y }));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
}
