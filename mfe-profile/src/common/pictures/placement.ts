/** Placement of a picture in its square frame. `x` and `y` from -1 to 1: offset towards the hidden edges. */
export interface Placement {
  /** 1: the picture just covers the frame. */
  zoom: number;
  x: number;
  y: number;
  /** Clockwise quarter turns. */
  turns: number;
}

export const maxZoom = 4;
export const centred: Placement = { zoom: 1, x: 0, y: 0, turns: 0 };

export interface Size {
  width: number;
  height: number;
}

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

export const rotatePlacement = (place: Placement): Placement => ({
  // A clockwise quarter turn: the left edge becomes the top, the bottom edge the left.
  ...place,
  x: -place.y || 0,
  y: place.x,
  turns: (place.turns + 1) % 4,
});

export const zoomed = (place: Placement, factor: number): Placement => ({
  ...place,
  zoom: within(place.zoom * factor, 1, maxZoom),
});

/** Displayed size of the picture, and its overflow beyond the frame of `side` on each of two opposite edges. */
export function measure(picture: Size, side: number, { zoom, turns }: Placement) {
  const [width, height] = turns % 2 === 0 ? [picture.width, picture.height] : [picture.height, picture.width];
  const scale = (side / Math.min(width, height)) * zoom;
  return { scale, over: { x: (width * scale - side) / 2, y: (height * scale - side) / 2 } };
}

/** The placement after dragging by a distance in units of the frame of `side`. */
export function movePlacement(
  place: Placement,
  picture: Size,
  side: number,
  by: { x: number; y: number },
): Placement {
  const { over } = measure(picture, side, place);
  const move = (value: number, delta: number, room: number) =>
    room < 0.5 ? value : within(value + delta / room, -1, 1);
  return { ...place, x: move(place.x, by.x, over.x), y: move(place.y, by.y, over.y) };
}

/** Draws the cropped picture to a square canvas. */
export function drawCropped(
  context: CanvasRenderingContext2D,
  picture: Size & CanvasImageSource,
  place: Placement,
): void {
  const side = context.canvas.width;
  const { scale, over } = measure(picture, side, place);
  context.save();
  // White background for transparent pictures, as on the server.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.translate(side / 2 + place.x * over.x, side / 2 + place.y * over.y);
  context.rotate((place.turns * Math.PI) / 2);
  context.scale(scale, scale);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
}
