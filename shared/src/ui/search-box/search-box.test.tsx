import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

const titles = ['Nurse', 'Nursing assistant', 'Head nurse'].map((text) => ({ id: text, text }));
const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
const choose = vi.fn();
const typed = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  render(
    <form onSubmit={submit}>
      <SearchBox
        label="Title, company or place"
        name="query"
        suggestions={titles}
        onChoose={choose}
        listLabel="Suggestions"
        clearLabel="Clear"
        announcement="3 suggestions"
      />
      <button type="submit">Search</button>
    </form>,
  );
});
afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isOpen = () => box().getAttribute('aria-expanded') === 'true';

it('opens on typing, says how many there are, and keeps the focus in the field', async () => {
  await userEvent.type(box(), 'nur');
  expect(within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option')).toHaveLength(3);
  expect(screen.getAllByRole('status').some((region) => region.textContent === '3 suggestions')).toBe(true);
  expect(document.activeElement).toBe(box());
});

it('walks the suggestions by arrows, Home and End, through the text and round again', async () => {
  await userEvent.type(box(), 'nur');
  const seen = [];
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(marked());
  }
  expect(seen).toEqual(['Nurse', 'Nursing assistant', 'Head nurse', undefined, 'Head nurse', 'Nurse']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Nurse');
});

it('takes the marked suggestion by Enter without sending the form, and sends it by the next', async () => {
  await userEvent.type(box(), 'nur{ArrowDown}{ArrowDown}{Enter}');
  expect(box().value).toBe('Nursing assistant');
  expect(choose).toHaveBeenCalledWith(titles[1]);
  expect(isOpen()).toBe(false);
  expect(submit).not.toHaveBeenCalled();

  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

it('sends what was typed when no suggestion is marked', async () => {
  await userEvent.type(box(), 'nur{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
});

it('leaves the keys alone while an input method is composing', async () => {
  await userEvent.type(box(), '看護');
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(choose).not.toHaveBeenCalled();
  expect(isOpen()).toBe(true);
});

it('closes by Escape with the text kept, and by leaving the field', async () => {
  await userEvent.type(box(), 'nur{Escape}');
  expect(isOpen()).toBe(false);
  expect(box().value).toBe('nur');

  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toBe('Head nurse');
  await userEvent.tab();
  expect(isOpen()).toBe(false);
});

it('takes a suggestion by a tap', async () => {
  await userEvent.type(box(), 'nur');
  await userEvent.click(screen.getByRole('option', { name: 'Head nurse' }));
  expect(box().value).toBe('Head nurse');
  expect(document.activeElement).toBe(box());
});

it('empties the field by one button and gives the focus back to it', async () => {
  await userEvent.type(box(), 'nur');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
});

it('keeps what was typed before hydration', async () => {
  cleanup();
  const field = (
    <SearchBox
      label="Title"
      value=""
      onValueChange={typed}
      suggestions={[]}
      listLabel=""
      clearLabel="Clear"
    />
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(field);
  box().value = 'nurse';
  render(field, { container: place, hydrate: true });
  expect(typed).toHaveBeenCalledWith('nurse');
  place.remove();
});
