import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { CompanyLogo } from './company-logo.tsx';
import { initialsOf } from './initials.ts';
import { Timeline } from './timeline.tsx';

afterEach(cleanup);

it.each([
  ['Maria Santos', 'MS'],
  ['maria clara de los santos', 'MS'],
  ['Şule Öz', 'ŞÖ'],
  ['山田 太郎', '山'],
  ['مريم سالم', 'م'],
  ['Nguyễn Thị Ánh', 'NÁ'],
  ['e\u0301lodie', 'E\u0301'],
  ['  \u202e"Bo"  ', 'B'],
  ['👩🏽‍🚀', '👩🏽‍🚀'],
  ['', ''],
])('draws %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('draws a company as a mark of its own where there is no logo or it does not load', () => {
  const { container, rerender } = render(
    <CompanyLogo company={{ id: 3, logo_url: '/a.png', identicon: 0o51234 }} />,
  );
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  const path = () => container.querySelector('path')?.getAttribute('d');
  const first = path();
  expect(first).toMatch(/^(?:M[08] [08][^M]+){4}$/u);
  rerender(<CompanyLogo company={{ id: 4, logo_url: null, identicon: 0o51235 }} />);
  expect(path()).not.toBe(first);
  rerender(<CompanyLogo company={{ id: 5, logo_url: null }} />);
  expect(path()).not.toContain('undefined');
});

it('falls back to the initials when the picture does not load, and tries a new one', () => {
  const { container, rerender } = render(<Avatar name="Maria Santos" src="/a.jpg" labelled />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Maria Santos' }).textContent).toBe('MS');

  rerender(<Avatar name="Maria Santos" src="/b.jpg" labelled />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.jpg');
});

it('says the state of every step in words', () => {
  render(
    <Timeline
      stateLabels={{ done: 'done', current: 'now', next: 'to come', stopped: 'ended' }}
      steps={[
        { id: 'a', title: 'Applied', meta: '12 Nov', state: 'done' },
        { id: 'b', title: 'Interview', state: 'current' },
      ]}
    />,
  );
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent);
  expect(steps).toEqual(['Applied done12 Nov', 'Interview now']);
});
