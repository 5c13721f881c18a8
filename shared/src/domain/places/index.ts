export { LocateButton } from './locate-button.tsx';
export { placeText } from './place-text.ts';
export type { NearestPlace } from './use-nearest-place.ts';
