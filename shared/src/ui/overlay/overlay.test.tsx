import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { installNativeOverlays } from '../testing/native-overlays.ts';
import { Chip } from './chip.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { FilterChip } from './filter-chip.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';
import { Popover } from './popover.tsx';

let undo = () => {};
beforeEach(() => {
  undo = installNativeOverlays();
});
afterEach(() => {
  cleanup();
  undo();
});

function Withdraw({ children = <p>The recruiter will be told.</p>, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Withdraw this application?"
        closeLabel="Close"
        {...props}
      >
        {children}
      </Dialog>
    </>
  );
}

it('asks in a dialog that takes the focus to its title and gives it back', async () => {
  render(<Withdraw />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Withdraw this application?' });
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('heading'));

  await userEvent.keyboard('{Escape}');
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Withdraw' }));
});

it('closes a dialog by its cross and by a press beside it, unless something typed is to be kept', async () => {
  const { rerender } = render(<Withdraw />);
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const reopen = () => userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));

  await reopen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog().open).toBe(false);

  await reopen();
  fireEvent.click(screen.getByText('The recruiter will be told.'));
  expect(dialog().open).toBe(true);
  fireEvent.click(dialog());
  expect(dialog().open).toBe(false);

  rerender(<Withdraw keepOnBackdrop />);
  await reopen();
  fireEvent.click(dialog());
  expect(dialog().open).toBe(true);
});

it('puts the focus where the caller says', async () => {
  render(
    <Withdraw>
      <input aria-label="Reason" data-autofocus />
    </Withdraw>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
});

it('opens a filter under its chip, and closes by Escape or a press elsewhere with the focus back', async () => {
  render(
    <FilterChip
      label="Salary"
      value="₱30K+"
      closeLabel="Close"
      footer={(close) => <Button onClick={close}>Show 12 jobs</Button>}
    >
      <input aria-label="From" />
    </FilterChip>,
  );
  const chip = screen.getByRole('button', { name: 'Salary: ₱30K+' });
  await userEvent.click(chip);
  expect(chip.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByLabelText('From'));
  await userEvent.keyboard('{Escape}');
  expect(chip.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(chip);

  await userEvent.click(chip);
  await userEvent.click(screen.getByRole('button', { name: 'Show 12 jobs' }));
  expect(chip.getAttribute('aria-expanded')).toBe('false');

  await userEvent.click(chip);
  await userEvent.click(document.body);
  expect(chip.getAttribute('aria-expanded')).toBe('false');
});

it('starts before the options of a filter when only its footer has loaded', async () => {
  render(
    <FilterChip label="Salary" closeLabel="Close" footer={<Button>Show 12 jobs</Button>}>
      <p>Loading</p>
    </FilterChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Salary' }));
  const panel = screen.getByRole('dialog', { name: 'Salary' });
  screen.getByRole('button', { name: 'Show 12 jobs' }).focus();
  fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(document.activeElement?.textContent).toBe('Loading');
});

it('opens the same filter as a modal sheet on a phone', async () => {
  undo();
  undo = installNativeOverlays({ phone: true });
  render(
    <FilterChip label="Salary" closeLabel="Close">
      <input aria-label="From" />
    </FilterChip>,
  );
  const chip = screen.getByRole('button', { name: 'Salary' });
  await userEvent.click(chip);
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Salary' }).open).toBe(true);
  expect(chip.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(chip.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(chip);
});

it('opens a filter as a modal sheet where the browser has no popovers, and asks it for none', async () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  const matches = vi.spyOn(Element.prototype, 'matches').mockImplementation((rule) => {
    if (rule.includes('popover')) throw new DOMException(`${rule} is not a valid selector`, 'SyntaxError');
    return false;
  });
  render(
    <FilterChip label="Salary" closeLabel="Close" isLazy>
      <input aria-label="From" />
    </FilterChip>,
  );
  matches.mockRestore();
  await userEvent.click(screen.getByRole('button', { name: 'Salary' }));
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Salary' }).open).toBe(true);
  screen.getByLabelText('From');
});

it.each([false, true])('draws a lazy filter when it opens, and keeps it then (phone: %s)', async (phone) => {
  undo();
  undo = installNativeOverlays({ phone });
  const { container } = render(
    <FilterChip label="Salary" closeLabel="Close" isLazy>
      <input aria-label="From" />
    </FilterChip>,
  );
  expect(container.querySelector('dialog')?.childElementCount).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Salary' }));
  await userEvent.type(screen.getByLabelText('From'), '7');
  await userEvent.keyboard('{Escape}');
  expect(container.querySelector('input')?.value).toBe('7');
});

it('draws a lazy filter that the browser opened before the script came', () => {
  const matches = vi
    .spyOn(Element.prototype, 'matches')
    .mockImplementation((rule) => rule === ':popover-open');
  render(
    <FilterChip label="Salary" closeLabel="Close" isLazy>
      <input aria-label="From" />
    </FilterChip>,
  );
  matches.mockRestore();
  expect(screen.getByRole('button', { name: 'Salary' }).getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelector('input')).not.toBeNull();
});

it('still runs what its own button does', async () => {
  const opened = vi.fn();
  render(
    <Popover trigger={<Button onClick={opened}>Why?</Button>} label="Why this job" closeLabel="Close">
      It fits your city.
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Why?' }));
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Why?' }).getAttribute('aria-expanded')).toBe('true');
});

it('walks a menu by arrows, marks what holds now, and closes on a choice', async () => {
  const choose = vi.fn();
  render(
    <Menu trigger={<Button>Language</Button>} label="Language" closeLabel="Close">
      <MenuItem href="#en" current lang="en">
        English
      </MenuItem>
      <MenuItem href="#ja" lang="ja">
        日本語
      </MenuItem>
      <MenuItem onClick={choose}>More</MenuItem>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Language' });
  await userEvent.click(button);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('English');

  screen.getByRole('link', { name: 'English' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('More');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('日本語');
  await userEvent.keyboard('{End}{Enter}');
  expect(choose).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

it('offers a chip to press, to follow or to take away', async () => {
  const remove = vi.fn();
  render(
    <>
      <Chip on onClick={() => {}}>
        Remote
      </Chip>
      <Chip render={<a href="/en/ph/jobs?query=nurse" />}>Nurse</Chip>
      <Chip onRemove={remove} removeLabel="Remove Taguig">
        Taguig
      </Chip>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Remote', pressed: true })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nurse' }).getAttribute('href')).toBe('/en/ph/jobs?query=nurse');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Taguig' }));
  expect(remove).toHaveBeenCalledTimes(1);
});
