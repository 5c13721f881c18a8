import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Switch } from './switch.tsx';

afterEach(cleanup);

it('names a choice by its label alone, and describes it by its count and hint', async () => {
  render(<Checkbox label="Full-time" count={812} hint="35 hours or more" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Full-time',
    description: '812 35 hours or more',
  });
  await userEvent.click(screen.getByText('35 hours or more'));
  expect(box.checked).toBe(true);
});

it('shows that a part is chosen, until all or none is', () => {
  const { rerender } = render(<Checkbox label="All" indeterminate />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
  rerender(<Checkbox label="All" />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(false);
});

it('moves through the answers by arrow keys and says which was taken', async () => {
  const change = vi.fn();
  const options = [
    { value: 'day', label: 'Daily' },
    { value: 'week', label: 'Weekly' },
  ] as const;
  render(<RadioGroup legend="How often" name="often" options={options} value="day" onValueChange={change} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Daily' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(change).toHaveBeenCalledWith('week');
});

it('turns a setting on by the space bar', async () => {
  render(<Switch label="Tell me by mail" />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Tell me by mail' }).checked).toBe(true);
});
