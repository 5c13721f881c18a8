import { expect, it } from 'vitest';
import { centred, maxZoom, measure, movePlacement, rotatePlacement, zoomed } from './placement.ts';

const wide = { width: 400, height: 200 };

it('covers the frame at any turn, and shows no more of its surroundings than there are', () => {
  expect(measure(wide, 100, centred)).toEqual({ scale: 0.5, over: { x: 50, y: 0 } });
  expect(measure(wide, 100, { ...centred, turns: 1 })).toEqual({ scale: 0.5, over: { x: 0, y: 50 } });
  expect(measure(wide, 100, { ...centred, zoom: 2 }).over).toEqual({ x: 150, y: 50 });
});

it('follows the finger up to its own edge, and stays where there is nothing to move', () => {
  expect(movePlacement(centred, wide, 100, { x: 25, y: 40 })).toEqual({ ...centred, x: 0.5 });
  expect(movePlacement(centred, wide, 100, { x: -400, y: 0 }).x).toBe(-1);
});

it('zooms between covering the frame and four times that', () => {
  expect(zoomed(centred, 0.5).zoom).toBe(1);
  expect(zoomed(centred, 100).zoom).toBe(maxZoom);
});

it('keeps what is in view when it is turned, and is back after four turns', () => {
  const place = { zoom: 2, x: 0.5, y: -0.25, turns: 0 };
  expect(rotatePlacement(place)).toEqual({ zoom: 2, x: 0.25, y: 0.5, turns: 1 });
  expect(rotatePlacement(rotatePlacement(rotatePlacement(rotatePlacement(place))))).toEqual(place);
});
