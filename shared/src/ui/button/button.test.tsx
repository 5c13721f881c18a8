import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

it('keeps the focus of whoever pressed it while it works, and acts only once', async () => {
  const send = vi.fn();
  const draw = (loading: boolean) => (
    <Button onClick={send} loading={loading} loadingLabel="Sending">
      Apply
    </Button>
  );
  const { rerender } = render(draw(false));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  rerender(draw(true));

  const button = screen.getByRole('button');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');

  expect(send).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Sending');
});

it('does not let Enter in a field send a form that is being sent', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <input aria-label="Email" />
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
  expect(submit).not.toHaveBeenCalled();
});

it('goes somewhere by the link that the remote gives, keeping its own attributes', () => {
  render(
    <ButtonLink variant="primary" render={<a href="/en/ph/jobs" className="own" data-kept="yes" />}>
      Search jobs
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Search jobs' });
  expect(link.getAttribute('href')).toBe('/en/ph/jobs');
  expect(link.dataset.kept).toBe('yes');
  expect(link.className).toBe('jh-button jh-button--primary own');
});

it('names a button of one icon', () => {
  render(<IconButton label="Save" icon={<svg />} aria-pressed="true" />);
  expect(screen.getByRole('button', { name: 'Save', pressed: true })).toBeTruthy();
});
