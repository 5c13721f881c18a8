import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldGroup } from './field-group.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';
import { useEnterKey } from './use-enter-key.ts';

afterEach(cleanup);

it('reads the error with the field that it is about, in place of the hint', () => {
  const { rerender } = render(<TextField label="Email" hint="We write only about your applications" />);
  const field = screen.getByLabelText('Email');
  expect(descriptionOf(field)).toBe('We write only about your applications');

  rerender(
    <TextField label="Email" hint="We write only about your applications" error="Please enter an address" />,
  );
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(field)).toBe('Please enter an address');
});

it('counts what has been typed, whether or not the screen holds the value', async () => {
  const counter = (text: string) => `${text.length} of 50`;
  render(
    <>
      <TextField label="Free" defaultValue="ab" counter={counter} />
      <TextArea label="Held" value="four" readOnly counter={counter} />
    </>,
  );
  await userEvent.type(screen.getByLabelText('Free'), 'cd');
  expect(descriptionOf(screen.getByLabelText('Free'))).toBe('4 of 50');
  expect(descriptionOf(screen.getByLabelText('Held'))).toBe('4 of 50');
});

it('shows a password to its owner, and hides it again', async () => {
  render(
    <PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="current-password" />,
  );
  const field = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(field.getAttribute('type')).toBe('password');
});

it('chooses from the native list, and names a group of controls', async () => {
  render(
    <FieldGroup legend="Where" error="Choose a country">
      <SelectField label="Country" defaultValue="ph">
        <option value="ph">Philippines</option>
        <option value="jp">日本</option>
      </SelectField>
    </FieldGroup>,
  );
  const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
  await userEvent.selectOptions(country, '日本');
  expect(country.value).toBe('jp');
  expect(descriptionOf(screen.getByRole('group', { name: 'Where' }))).toBe('Choose a country');
});

describe('Enter in a composer', () => {
  function Composer({ onSend }: { onSend: () => void }) {
    return <TextArea label="Message" onKeyDown={useEnterKey(onSend)} />;
  }

  it.each([
    ['while a word is being composed', { key: 'Enter', isComposing: true }],
    ['as Safari sends it at the end of a composition', { key: 'Enter', keyCode: 229 }],
    ['with Shift, for a new line', { key: 'Enter', shiftKey: true }],
  ])('does not send %s', (_, init) => {
    const send = vi.fn();
    render(<Composer onSend={send} />);
    const event = createEvent.keyDown(screen.getByLabelText('Message'), init);
    fireEvent(screen.getByLabelText('Message'), event);
    expect(send).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });

  it('sends when it is meant', async () => {
    const send = vi.fn();
    render(<Composer onSend={send} />);
    await userEvent.type(screen.getByLabelText('Message'), 'Hello{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello');
  });
});

function descriptionOf(element: Element) {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}
