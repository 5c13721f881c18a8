import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrastRatio, parseOklch } from './contrast.ts';

const ui = join(import.meta.dirname, '..');
const colors = readColors(readFileSync(join(import.meta.dirname, 'color.css'), 'utf8'));

const GROUNDS = ['sunken', 'paper', 'raised', 'hover'];
const STATUS = ['moss', 'amber', 'brick', 'slate', 'harbour'];

/** Text and background tokens that meet on a screen although no single rule sets both. */
const TEXT_PAIRS: [text: string, ground: string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-quiet', ground],
    ['harbour', ground],
    ['harbour-strong', ground],
    ['brick', ground],
    ['moss', ground],
  ]),
  ...STATUS.flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
  ]),
  ['harbour-strong', 'harbour-soft'],
  ['paper', 'ink'],
  ['on-signal', 'signal-strong'],
];

/** Outlines of controls and focus: 3:1 is enough. */
const CONTROL_PAIRS: [mark: string, ground: string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] => [
    ['line-strong', ground],
    ['focus', ground],
    ['signal-edge', ground],
  ]),
  ['line-strong', 'harbour-soft'],
];

describe.each(['light', 'dark'] as const)('a person reading by the %s theme', (theme) => {
  const ratio = (one: string, other: string) => contrastRatio(color(one, theme), color(other, theme));

  it.each([...TEXT_PAIRS, ...pairsInRules()])('can read %s on %s', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)('can see %s against %s', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('finds the pairs that style rules set, so that a new rule is checked from birth', () => {
  expect(pairsInRules()).toContainEqual(['on-signal', 'signal']);
});

function color(name: string, theme: 'light' | 'dark') {
  const pair = colors.get(name);
  if (!pair) throw new Error(`No colour token --jh-${name}`);
  return parseOklch(pair[theme]);
}

function readColors(css: string): Map<string, { light: string; dark: string }> {
  const tokens = css.matchAll(/--jh-([\w-]+):\s*light-dark\(\s*(oklch\([^)]*\)),\s*(oklch\([^)]*\))\s*\)/g);
  return new Map([...tokens].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

/** Every rule of the stylesheets that sets both text and background colour by token. */
function pairsInRules(): [text: string, ground: string][] {
  const pairs = new Map<string, [string, string]>();
  for (const file of readdirSync(ui, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue;
    for (const [, body = ''] of readFileSync(join(ui, file), 'utf8').matchAll(/\{([^{}]*)\}/g)) {
      const text = /(?:^|[\s;])color:\s*var\(--jh-([\w-]+)\)/.exec(body)?.[1];
      const ground = /(?:^|[\s;])background(?:-color)?:\s*var\(--jh-([\w-]+)\)/.exec(body)?.[1];
      if (text && ground) pairs.set(`${text}/${ground}`, [text, ground]);
    }
  }
  return [...pairs.values()];
}
