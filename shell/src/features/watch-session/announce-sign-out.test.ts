import { beforeEach, expect, it, vi } from 'vitest';
import { createAnnouncement } from '../name-page/announce-page.ts';
import { announceSignOut, storeSignOut } from './announce-sign-out.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<div id="jh-outlet"><h1>Find work</h1></div>';
});
const place = () => document.getElementById('jh-outlet') as HTMLElement;

it('tells on the next page that the person signed out, once, with the focus on its heading', async () => {
  storeSignOut();
  const notify = vi.fn();
  announceSignOut(createAnnouncement(), place(), notify);
  announceSignOut(createAnnouncement(), place(), notify);
  expect(notify).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('h1')));
});

it('leaves focus and notices alone on every other page', () => {
  const notify = vi.fn();
  announceSignOut(createAnnouncement(), place(), notify);
  expect(notify).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});
