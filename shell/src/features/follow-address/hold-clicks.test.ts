import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { type HeldClicks, holdClicks } from './hold-clicks.ts';

let clicks: HeldClicks | undefined;
afterEach(() => {
  clicks?.stop();
  document.body.replaceChildren();
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
  clicks = holdClicks();
  buttonOf().click();
  buttonOf().click();
  const onClick = vi.fn();
  clicks.replay();
  await hydrate(onClick);
  expect(onClick).not.toHaveBeenCalled();
  clicks.replay();
  clicks.replay();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('a click after hydration is answered once', async () => {
  document.body.innerHTML = page;
  clicks = holdClicks();
  const onClick = vi.fn();
  await hydrate(onClick);
  buttonOf().click();
  clicks.replay();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('a button that the browser answers by itself is not clicked again', async () => {
  document.body.innerHTML = page.replace('type="button"', 'type="button" popovertarget="panel"');
  clicks = holdClicks();
  buttonOf().click();
  const onClick = vi.fn();
  await hydrate(onClick);
  clicks.replay();
  expect(onClick).not.toHaveBeenCalled();
});
