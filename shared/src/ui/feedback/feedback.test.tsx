import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FailureCard } from './failure-card.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Toast, ToastRegion } from './toast.tsx';

afterEach(cleanup);

it('reads out a failure with what was kept and the code for the support', () => {
  render(
    <FailureCard title="This part did not load" supportCode={{ label: 'Support code', value: '7f3a' }}>
      <p>Your application is kept.</p>
    </FailureCard>,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    'This part did not loadYour application is kept.Support code 7f3a',
  );
});

it('lets a person put a message away', async () => {
  const dismiss = vi.fn();
  render(
    <>
      <Notice title="Closed" onDismiss={dismiss} dismissLabel="Hide this" />
      <ToastRegion label="Notifications">
        <Toast onDismiss={dismiss} dismissLabel="Close">
          Job saved
        </Toast>
      </ToastRegion>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Hide this' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dismiss).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('region', { name: 'Notifications' }).getAttribute('aria-live')).toBe('polite');
});

it('says how far something is, and admits when it does not know', () => {
  const { rerender } = render(<ProgressBar label="Profile" value={3} max={5} valueText="3 of 5" />);
  const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Profile' });
  expect(bar().position).toBe(0.6);
  rerender(<ProgressBar label="Profile" />);
  expect(bar().hasAttribute('value')).toBe(false);
});

it('scrolls an alert that appears behind the tab bar into view, and not one far below', () => {
  const scroll = vi.fn();
  // jsdom has no layout, and no such method.
  Object.assign(HTMLElement.prototype, { scrollIntoView: scroll });
  const appearAt = (top: number, role: string) => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 60));
    render(<Notice role={role}>Not sent</Notice>);
    cleanup();
    return scroll.mock.calls.splice(0).length;
  };
  const { innerHeight } = window;
  expect([appearAt(innerHeight - 40, 'alert'), appearAt(innerHeight + 40, 'alert')]).toEqual([1, 1]);
  expect([appearAt(innerHeight * 2, 'alert'), appearAt(innerHeight - 40, 'status')]).toEqual([0, 0]);
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});
