import { expect, it } from 'vitest';
import { html } from '../form-site/html.ts';
import { renderPage } from './layout.ts';
import { english } from './shown.ts';
import { createTexts } from './texts.ts';

const frame = { title: 'Jobs', path: '/jobs', t: createTexts(english), language: english, name: 'Ana' };
const refused = { text: 'Some details need another look.', isFailed: true };
const focused = (page: string) => [...page.matchAll(/<(\w+)[^>]* autofocus/g)].map(([, tag]) => tag);

it('puts the focus of a refused form on its first fault, and on the notice where no field has one', () => {
  const faulty = html`<input name="a" aria-invalid="true"><select name="b" aria-invalid="true"></select>`;
  expect(focused(renderPage({ ...frame, notice: refused }, faulty))).toEqual(['input']);
  expect(focused(renderPage({ ...frame, notice: refused }, html`<input name="a">`))).toEqual(['div']);
  expect(focused(renderPage({ ...frame, notice: { text: 'Saved.', isFailed: false } }, faulty))).toEqual([
    'input',
  ]);
  expect(focused(renderPage(frame, html`<input name="a">`))).toEqual([]);
});

it('has the script that ends it only while somebody is signed in', () => {
  expect(renderPage(frame, html``)).toContain('<script type="module" src="/page.js">');
  expect(renderPage({ ...frame, name: null }, html``)).not.toContain('<script');
});
