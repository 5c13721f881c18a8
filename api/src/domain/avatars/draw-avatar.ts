import { createHash } from 'node:crypto';

/** Sky, sun, sail, and three depths of water. */
const palettes = [
  ['#f6e7d0', '#f0936b', '#fffaf2', '#7fb3bd', '#3f7f93', '#1d4f63'],
  ['#dcebe4', '#f2c14e', '#fffdf6', '#8dbfa4', '#4f8f74', '#2a5d4a'],
  ['#e4e3f1', '#ef8a80', '#fdfcff', '#9aa6cf', '#6273a8', '#384a7d'],
  ['#fbe3cf', '#d9654f', '#fff8ef', '#d9a875', '#a8734a', '#6b452b'],
  ['#d9e8f2', '#ffd166', '#ffffff', '#79a9cc', '#3d78a8', '#1f4a73'],
  ['#efe0ea', '#e07a9b', '#fff9fd', '#b08fb8', '#7d5a8c', '#4b3159'],
] as const;

/**
 * A harbour under sail as an SVG, for a person without a photo. The person decides on the colours, `variant` on the
 * rest. It holds no text: a server need not have fonts for every script.
 */
export function drawAvatar(person: string, variant: string): string {
  const [ofPerson] = createHash('sha256').update(person).digest();
  const bytes = createHash('sha256').update(variant).digest();
  const at = (index: number, from: number, to: number) =>
    Math.round(from + ((bytes[index] ?? 0) / 255) * (to - from));
  const palette = palettes[((ofPerson ?? 0) + (bytes[0] ?? 0)) % palettes.length] ?? palettes[0];
  const [sky, sun, sail, ...water] = palette;
  const mast = at(4, 190, 320);
  const deck = at(5, 322, 350);
  const lean = at(6, -46, 46);
  const boat =
    `<path d="M${mast} ${deck - 190}L${mast + 96 + lean} ${deck - 12}L${mast} ${deck - 12}Z" fill="${sail}"/>` +
    `<path d="M${mast - 10} ${deck - 150}L${mast - 82 + lean} ${deck - 12}L${mast - 10} ${deck - 12}Z" fill="${sail}" opacity="0.85"/>` +
    `<path d="M${mast - 96} ${deck}L${mast + 104} ${deck}L${mast + 66} ${deck + 40}L${mast - 62} ${deck + 40}Z" fill="${water[2]}"/>`;
  const waves = water.map((colour, index) => wave(colour, 330 + index * 52, at(7 + index, 12, 26), index));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">' +
    `<rect width="512" height="512" fill="${sky}"/>` +
    `<circle cx="${at(1, 110, 400)}" cy="${at(2, 110, 210)}" r="${at(3, 46, 84)}" fill="${sun}"/>` +
    `${waves[0]}${boat}${waves[1]}${waves[2]}</svg>`
  );
}

function wave(colour: string, top: number, height: number, shift: number): string {
  const crests = Array.from({ length: 5 }, () => `q64 ${-height} 128 0t128 0`).join('');
  return `<path d="M${-128 - shift * 44} ${top}${crests}V512H-300Z" fill="${colour}"/>`;
}
