import { describe, expect, it } from 'vitest';
import { isHostOf, parseWebsite } from './website.ts';

describe('the site that a company names', () => {
  it('is opened as it was given, and called by its host', () => {
    expect(parseWebsite('https://www.bay.example/jobs')).toEqual({
      href: 'https://www.bay.example/jobs',
      host: 'bay.example',
    });
  });

  it.each([null, '', 'bay.example', 'javascript:alert(1)', 'data:text/html,x'])(
    'is not opened where the address is %j',
    (address) => {
      expect(parseWebsite(address)).toBeUndefined();
    },
  );

  it.each([
    ['bay.example', true],
    ['www.bay.example', true],
    ['careers.bay.example', true],
    ['ebay.example', false],
    ['jobs.board.example', false],
  ])('%s is its own: %s', (host, expected) => {
    expect(isHostOf(host, parseWebsite('https://www.bay.example'))).toBe(expected);
    expect(isHostOf(host, undefined)).toBe(false);
  });
});
