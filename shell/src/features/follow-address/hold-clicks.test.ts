import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdClicks } from './hold-clicks.ts';

const listen = vi.spyOn(document, 'addEventListener');
afterEach(() => {
  for (const [type, listener] of listen.mock.calls)
    if (type === 'click') document.removeEventListener(type, listener, true);
  listen.mockClear();
  document.body.replaceChildren();
  vi.useRealTimers();
});

const page = '<div data-remote="mfe-search"><button type="button">Save</button></div>';
const buttonOf = () => document.querySelector('button') as HTMLButtonElement;

async function hydrate(onClick: () => void) {
  const place = document.querySelector('[data-remote]') as Element;
  hydrateRoot(place, createElement('button', { type: 'button', onClick }, 'Save'));
  await vi.waitFor(() => expect(Object.keys(buttonOf()).join()).toContain('__reactProps$'));
}

it('a click before hydration is answered once after it, however often it was repeated', async () => {
  document.body.innerHTML = page;
  const replay = holdClicks();
  buttonOf().click();
  buttonOf().click();
  const onClick = vi.fn();
  replay();
  await hydrate(onClick);
  expect(onClick).not.toHaveBeenCalled();
  replay();
  replay();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('a click after hydration is answered once', async () => {
  document.body.innerHTML = page;
  const replay = holdClicks();
  const onClick = vi.fn();
  await hydrate(onClick);
  buttonOf().click();
  replay();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('a button that the browser answers by itself is not clicked again', async () => {
  document.body.innerHTML = page.replace('type="button"', 'type="button" popovertarget="panel"');
  const replay = holdClicks();
  buttonOf().click();
  const onClick = vi.fn();
  await hydrate(onClick);
  replay();
  expect(onClick).not.toHaveBeenCalled();
});

describe('a click on a link of a remote', () => {
  const follow = vi.fn((event: Event) => event.preventDefault());
  const linkOf = () => document.querySelector('a') as HTMLAnchorElement;
  const draw = (attributes = '') => {
    follow.mockClear();
    document.body.innerHTML = `<div data-remote="mfe-search"><a href="/x" ${attributes}>More</a></div>`;
    document.body.onclick = (event) => event.defaultPrevented || follow(event);
  };
  afterEach(() => {
    document.body.onclick = null;
  });

  it('is answered by its handler after hydration, and not followed', async () => {
    draw();
    const replay = holdClicks();
    linkOf().click();
    expect(follow).not.toHaveBeenCalled();
    const onClick = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    hydrateRoot(
      document.querySelector('[data-remote]') as Element,
      createElement('a', { href: '/x', onClick }, 'More'),
    );
    await vi.waitFor(() => expect(Object.keys(linkOf()).join()).toContain('__reactProps$'));
    replay();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(follow).not.toHaveBeenCalled();
  });

  it('is followed after two seconds without a React root, and a later one at once', () => {
    vi.useFakeTimers();
    draw();
    holdClicks();
    linkOf().click();
    vi.advanceTimersByTime(1_999);
    expect(follow).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(follow).toHaveBeenCalledTimes(1);
    linkOf().click();
    expect(follow).toHaveBeenCalledTimes(2);
  });

  it('for another tab is left to the browser', () => {
    draw();
    holdClicks();
    linkOf().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(follow).toHaveBeenCalledTimes(1);
    draw('target="_blank"');
    linkOf().click();
    expect(follow).toHaveBeenCalledTimes(1);
  });
});
