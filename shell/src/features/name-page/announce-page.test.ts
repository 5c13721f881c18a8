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
  it('has the focus on its heading, and its title in the live region', () => {
    show('<h1>Jobs</h1>');
    announcement.announce('Jobs in Manila', place);
    expect(document.activeElement?.textContent).toBe('Jobs');
    expect(announcement.store.getState().text).toBe('Jobs in Manila');
    expect(announcement.isLost()).toBe(false);
  });

  it('keeps the focus that it has set itself', () => {
    show('<h1>Chat</h1><textarea></textarea>');
    place.querySelector('textarea')?.focus();
    announcement.announce('Chat', place);
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
  });

  it('is lost once it has gone with the focus', () => {
    show('<h1>Sign in</h1>');
    announcement.announce('Sign in', place);
    show('<h1>Keep your account</h1>');
    expect(announcement.isLost()).toBe(true);
    announcement.announce('Keep your account', place);
    expect(document.activeElement?.textContent).toBe('Keep your account');
    expect(announcement.isLost()).toBe(false);
  });

  it('is not lost where the person has moved the focus since', () => {
    show('<h1>Sign in</h1>');
    announcement.announce('Sign in', place);
    show('<h1>Settings</h1><button>Save</button>');
    place.querySelector('button')?.focus();
    expect(announcement.isLost()).toBe(false);
  });
});
