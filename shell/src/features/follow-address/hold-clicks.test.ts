import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { holdClicks } from './hold-clicks.ts';

afterEach(() => document.body.replaceChildren());

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
