import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aMessage } from '../../testing/builders.ts';
import { renderChat, shownTexts } from '../../testing/render-chat.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => aMessage(index + 1));

/** Reports blocks when a test says so, as a browser does while somebody scrolls. */
class Observer {
  static current: Observer | undefined;
  readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
    Observer.current = this;
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => vi.unstubAllGlobals());

const blockOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-block]');

function report(target: Element, isIntersecting: boolean): void {
  const change = { target, isIntersecting };
  act(() =>
    Observer.current?.report([change as unknown as IntersectionObserverEntry], {} as IntersectionObserver),
  );
}

it('renders only messages near the first unread one and the newest ones of a long thread', async () => {
  renderChat(
    many(3_000).map((message) => ({ ...message, status: message.id > 1_000 ? 'delivered' : 'read' })),
  );
  await screen.findByText('New');
  const shown = shownTexts();
  expect(shown).toContain('Message 1001');
  expect(shown.at(-1)).toBe('Message 3000');
  expect(shown.length).toBeLessThan(200);
});

it('keeps the height of messages that leave the view, and never takes the focus away', async () => {
  renderChat(many(100).map((message) => ({ ...message, status: message.id > 60 ? 'delivered' : 'read' })));
  await screen.findByText('New');
  const block = blockOf('Message 61');
  if (!block) throw new Error('The first unread message stands in no block.');
  const row = block.querySelector<HTMLElement>('[data-message]');
  block.getBoundingClientRect = () => new DOMRect(0, 0, 300, 1_000);
  act(() => row?.focus());
  report(block, false);
  expect(document.activeElement).toBe(row);
  act(() => row?.blur());
  report(block, false);
  expect(screen.queryByText('Message 61')).toBeNull();
  expect(block.getAttribute('style')).toContain('1000px');
  report(block, true);
  expect(screen.getByText('Message 61')).toBeTruthy();
});

it('opens at the message that a link leads to, however far back', async () => {
  renderChat(many(3_000), { path: '/chat-home/33?message=1200' });
  await waitFor(() => expect(shownTexts()).toContain('Message 1200'));
  expect(document.querySelectorAll('[data-linked]')).toHaveLength(1);
  expect(document.querySelector('[data-linked]')?.textContent).toContain('Message 1200');
});
