export { choosePixel, tellPixel } from './tell-pixel.ts';
