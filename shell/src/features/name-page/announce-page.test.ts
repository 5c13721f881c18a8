import { afterPaint } from '@jobharbor/shared/browser/after-paint';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Announcement, createAnnouncement } from './announce-page.ts';

let announcement: Announcement;
let place: HTMLElement;
const show = (html: string) => {
  place.innerHTML = html;
};

beforeEach(() => {
  place = document.createElement('main');
  document.body.append(place);
  announcement = createAnnouncement();
});
afterEach(() => place.remove());

describe('a page that is announced', () => {
  it('has the focus on its heading once it is painted, and its title in the live region', async () => {
    show('<h1>Jobs</h1>');
    announcement.announce('Jobs in Manila', place);
    expect(document.activeElement).toBe(document.body);
    await afterPaint();
    expect(document.activeElement?.textContent).toBe('Jobs');
    expect(announcement.store.getState().text).toBe('Jobs in Manila');
    expect(announcement.isLost()).toBe(false);
  });

  it('keeps the focus that it has set itself, before or after', async () => {
    show('<h1>Chat</h1><textarea></textarea>');
    place.querySelector('textarea')?.focus();
    announcement.announce('Chat', place);
    await afterPaint();
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    show('<h1>Chat</h1><textarea></textarea>');
    announcement.announce('Chat', place);
    place.querySelector('textarea')?.focus();
    await afterPaint();
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  });

  it('leaves the focus where the person has moved it before the page is painted', async () => {
    show('<h1>Jobs</h1>');
    const menu = document.createElement('button');
    document.body.append(menu);
    announcement.announce('Jobs', place);
    menu.focus();
    await afterPaint();
    expect(document.activeElement).toBe(menu);
    announcement.announce('Jobs', place);
    await afterPaint();
    expect(document.activeElement?.textContent).toBe('Jobs');
    menu.remove();
  });

  it('is lost once it has gone with the focus, or before it had it', async () => {
    show('<h1>Sign in</h1>');
    announcement.announce('Sign in', place);
    show('<h1>Keep your account</h1>');
    expect(announcement.isLost()).toBe(true);
    announcement.announce('Keep your account', place);
    await afterPaint();
    show('<h1>Cancel</h1>');
    expect(announcement.isLost()).toBe(true);
    show('<h1>Keep your account</h1>');
    announcement.announce('Keep your account', place);
    await afterPaint();
    expect(document.activeElement?.textContent).toBe('Keep your account');
    expect(announcement.isLost()).toBe(false);
  });

  it('is not lost where the person has moved the focus since', async () => {
    show('<h1>Sign in</h1>');
    announcement.announce('Sign in', place);
    await afterPaint();
    show('<h1>Settings</h1><button>Save</button>');
    place.querySelector('button')?.focus();
    expect(announcement.isLost()).toBe(false);
  });
});
