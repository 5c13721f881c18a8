import { expect, it } from 'vitest';
import { holdsLink } from './holds-link.ts';

it.each([
  ['She ran the bar for two years and never lost her calm.', false],
  ['He wrote our Node.js and ASP.NET services, e.g. the one for pay.', false],
  ['Led 12 people in 2024, with a budget of 1.250.000 pesos.', false],
  ['Great.She is kind.', false],
  ['يعمل بإتقان منذ 2019.', false],
  ['Look at https://pay.example/x', true],
  ['See www.pay.example', true],
  ['See pay-me.com for more', true],
  ['Ｐａｙ．ｃｏｍ is good', true],
  ['Write to ana@example.com', true],
  ['Write to ana @ example . com', true],
  ['Call +63 917 123 4567', true],
  ['اتصل ٠٥٠١٢٣٤٥٦٧', true],
])('%j holds a link: %s', (text, isFound) => {
  expect(holdsLink(text)).toBe(isFound);
});
