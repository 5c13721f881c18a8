import { expect, it } from 'vitest';
import { html } from './html.ts';
import { renderKept } from './kept-text.ts';

const kept = (fields: Record<string, string>, page?: Parameters<typeof renderKept>[2]) =>
  html`${renderKept('What you typed', new URLSearchParams(fields), page)}`.text;

it('shows what was typed and stands in no field of the page', () => {
  const fields = {
    key: crypto.randomUUID(),
    kind: 'video',
    note: 'ok',
    place: 'Pier <3>',
    topics: 'Lamps & oil',
  };
  const page = html`<input name="place" value="${fields.place}">`;
  const shown = kept(fields, page);
  expect(shown).toContain('Lamps &amp; oil</textarea>');
  expect(shown).toContain('\nok</textarea>');
  for (const other of ['Pier', 'video', fields.key]) expect(shown).not.toContain(other);
});

it('shows nothing where nothing was typed', () => {
  expect(kept({ key: crypto.randomUUID(), version: '3', text: ' ', starts_at: '2026-12-06T10:00' })).toBe('');
});
